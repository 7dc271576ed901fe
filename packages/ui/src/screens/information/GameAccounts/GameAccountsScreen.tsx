import type { GameAccount } from '@fortuna/domain/model/games-accounts.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FilterChips } from '../../../components/FilterChips/FilterChips.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { type AccountFilter, accountFilters, accountsFor } from './accounts-for.ts';
import { GameAccountCard } from './GameAccountCard.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const gameAccountsStates = [
  'Accounts',
  'Opening',
  'Opened',
  'Refused',
  'Found',
  'NothingFound',
  'LongNames',
  'Empty',
  'Failed',
  'Loading',
] as const;

/** A press on "open", however it stands. */
export interface AccountOpening {
  readonly providerKey: string;
  readonly state: 'sending' | 'done' | 'failed';
  /** What it met. */
  readonly problem: Problem | null;
}

export interface GameAccountsScreenProps {
  /** An account with each provider that has one; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<readonly GameAccount[]>;
  /** Null: nothing has been pressed yet. */
  readonly opening: AccountOpening | null;
  /** Opens an account with this provider. */
  readonly onOpen: (providerKey: string) => void;
  /** Waits no longer for the answer of a press. */
  readonly onStopWaiting: () => void;
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${vars.space.s3};
`;

const rows = ['1', '2', '3', '4', '5', '6'] as const;

const bones = (
  <Grid as="div">
    {rows.map((row) => (
      <Skeleton key={row} shape="block" />
    ))}
  </Grid>
);

/** `/information-center/game-registration`: the member's accounts at game providers and their state (requirement ADD-02). */
export function GameAccountsScreen({ view, opening, onStopWaiting, onOpen }: GameAccountsScreenProps) {
  const { t } = useTranslation('information-accounts');
  const isSlow = useSlow(opening?.state === 'sending');
  return (
    <Page
      part="game-accounts-screen"
      title={t('title')}
      lead={t('lead')}
      back={{ href: to('/information-center'), label: t('back') }}
    >
      {isSlow && <SlowNotice what="sending" onStop={onStopWaiting} />}
      <PageState view={view} skeleton={bones}>
        {(accounts) => <Accounts accounts={accounts} opening={opening} onOpen={onOpen} />}
      </PageState>
    </Page>
  );
}

interface AccountsProps extends Pick<GameAccountsScreenProps, 'opening' | 'onOpen'> {
  readonly accounts: readonly GameAccount[];
}

function Accounts({ accounts, opening, onOpen }: AccountsProps) {
  const { t } = useTranslation('information-accounts');
  const { t: tControls } = useTranslation('controls');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<AccountFilter>('all');
  const open = accounts.filter(({ state }) => state === 'active').length;
  // What was opened just now stays where it was, under whatever filter it was found.
  const shown = accountsFor(accounts, filter, search, opening?.providerKey);
  const isSending = opening?.state === 'sending';

  if (accounts.length === 0)
    return <EmptyState title={tControls('noData')} image={<EmptyArt kind="noRecords" />} />;
  return (
    <>
      <Tools>
        <KeyValueList
          items={[{ id: 'open', label: t('open'), value: t('openOf', { open, total: accounts.length }) }]}
        />
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          value={search}
          onChange={setSearch}
        />
        <FilterChips
          label={t('filter.label')}
          options={accountFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          selected={[filter]}
          onToggle={setFilter}
        />
      </Tools>
      <VisuallyHidden as="p" role="status">
        {t('found', { count: shown.length })}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState
          title={t('nothing')}
          image={<EmptyArt kind="noGames" />}
          action={
            <Button
              onClick={() => {
                setSearch('');
                setFilter('all');
              }}
            >
              {t('nothingAction')}
            </Button>
          }
        />
      ) : (
        <Grid aria-label={t('list')}>
          {shown.map((account) => {
            const isOwn = opening?.providerKey === account.providerKey;
            return (
              <li key={account.providerKey}>
                <GameAccountCard
                  account={account}
                  isOpening={isOwn && isSending}
                  isBusy={!isOwn && isSending}
                  isNew={isOwn && opening.state === 'done'}
                  problem={isOwn ? opening.problem : null}
                  onOpen={() => onOpen(account.providerKey)}
                />
              </li>
            );
          })}
        </Grid>
      )}
    </>
  );
}
