import type { GameMoney, ProviderBalance, Transfer } from '@fortuna/domain/model/games-transfers.ts';
import type { Problem } from '@fortuna/domain/problem.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FormError } from '../../../components/FormError/FormError.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { AloneFoot } from '../../site/AloneFrame/AloneFoot.tsx';
import { useProblemText } from '../../useProblemText.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { WalletAmount } from '../../WalletAmount.tsx';
import { StageBar } from '../GameTransfer/StageBar.tsx';
import { Stage } from '../GameTransfer/StageMessage.tsx';
import { isUnderWay, type TransferActions, type TransferView } from './Transfer.view.ts';
import { TransferNews } from './TransferNews.tsx';

export const gameMoneyStates = [
  'Held',
  'NothingHeld',
  'BringingBack',
  'Checking',
  'Unknown',
  'BroughtBack',
  'Refused',
  'ByHand',
  'SwitchFailed',
  'StillSwitching',
  'ExtremeAmounts',
  'Skeleton',
] as const;

export interface GameMoneyContent {
  readonly money: GameMoney;
  /** The newest moves. */
  readonly moves: readonly Transfer[];
  /** Whether the platform moves money by itself, and how the switch of that stands. */
  readonly automatic: {
    readonly isOn: boolean;
    readonly isSending: boolean;
    readonly problem: Problem | null;
  };
}

export interface GameMoneyScreenProps extends TransferActions {
  /** Where the member's money is; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<GameMoneyContent>;
  /** Where a move of money stands. */
  readonly transfer: TransferView;
  /** Money follows into games by itself, or no longer. */
  readonly onAutomatic: (isOn: boolean) => void;
  /** Waits no longer for the answer to that. */
  readonly onStopAutomatic: () => void;
  /** After how many milliseconds the wait for the switch is spoken of. Default: eight seconds. */
  readonly slowAfter?: number;
}

const Main = styled.main`
  flex: 1;
  width: min(100%, 46rem);
  margin-inline: auto;
  padding: ${vars.space.s4} ${vars.space.s4} ${vars.space.s10};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const List = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space.s2} ${vars.space.s4};
    padding-block: ${vars.space.s3};
  }
  > li + li {
    border-top: 1px solid ${vars.color.line};
  }
`;

const What = styled.span`
  display: grid;
  flex: 1 1 12rem;
  gap: ${vars.space.s1};
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
  }
`;

const waiting = (
  <>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </>
);

/** The page `/gameInfo` without a game: what each provider holds, how it comes back, and what was moved last. */
export function GameMoneyScreen({ view, ...rest }: GameMoneyScreenProps) {
  const { t } = useTranslation('games-transfer');
  return (
    <Stage>
      <StageBar />
      <Main id="main" tabIndex={-1}>
        <MemberPage
          part="game-money"
          title={t('money.title')}
          lead={t('money.lead')}
          view={view}
          skeleton={<SkeletonGroup label={t('money.loading')}>{waiting}</SkeletonGroup>}
        >
          {(content) => <Content content={content} {...rest} />}
        </MemberPage>
      </Main>
      <AloneFoot />
    </Stage>
  );
}

interface ContentProps extends Omit<GameMoneyScreenProps, 'view'> {
  readonly content: GameMoneyContent;
}

function Content({
  content,
  transfer,
  onTransfer,
  onPress,
  onAutomatic,
  onStopAutomatic,
  slowAfter,
}: ContentProps) {
  const { t } = useTranslation('games-transfer');
  const { money, moves, automatic } = content;
  const problemText = useProblemText();
  const isSwitchSlow = useSlow(automatic.isSending, slowAfter);
  const ids = { held: useId(), way: useId(), moves: useId() };
  const held = money.providers.filter(({ amount }) => amount > 0);
  const total = held.reduce((sum, { amount }) => sum + amount, 0);
  const reason = isUnderWay(transfer) ? t('panel.oneAtATime') : undefined;
  const names = new Map(money.providers.map(({ providerKey, provider }) => [providerKey, provider]));
  return (
    <>
      <Card padding="lg" aria-labelledby={ids.held} as="section">
        <Stack>
          <SectionHeader id={ids.held} title={t('money.list')} />
          <KeyValueList
            items={[
              { id: 'wallet', label: t('money.wallet'), value: <WalletAmount amount={money.wallet} /> },
              {
                id: 'total',
                label: t('money.total'),
                value: <WalletAmount amount={total} />,
                isStrong: true,
              },
            ]}
          />
          {held.length === 0 ? (
            <EmptyState title={t('money.none')}>{t('money.noneText')}</EmptyState>
          ) : (
            <>
              <List aria-labelledby={ids.held}>
                {held.map((one) => (
                  <Held key={one.providerKey} held={one} reason={reason} onTransfer={onTransfer} />
                ))}
              </List>
              <Button
                variant="primary"
                size="lg"
                isWide
                disabledReason={reason}
                onClick={() => onTransfer({ kind: 'allOut' })}
              >
                {t('money.allBack')}
              </Button>
            </>
          )}
          <TransferNews transfer={transfer} onPress={onPress} />
        </Stack>
      </Card>
      <Card padding="lg" aria-labelledby={ids.way} as="section">
        <Stack>
          <SectionHeader id={ids.way} title={t('money.way')} />
          <Switch
            label={t('money.switch')}
            hint={t(automatic.isOn ? 'money.automatic' : 'money.byHand')}
            checked={automatic.isOn}
            isPending={automatic.isSending}
            onChange={(event) => onAutomatic(event.target.checked)}
          />
          {isSwitchSlow && <SlowNotice what="sending" onStop={onStopAutomatic} />}
          {automatic.problem && (
            <FormError message={problemText(automatic.problem)} attempt={automatic.problem} />
          )}
        </Stack>
      </Card>
      <Card padding="lg" aria-labelledby={ids.moves} as="section">
        <Stack>
          <SectionHeader id={ids.moves} title={t('money.moves')} />
          {moves.length === 0 ? (
            <p>{t('money.noMoves')}</p>
          ) : (
            <List aria-labelledby={ids.moves}>
              {moves.map((move) => (
                <Move key={move.billNo} move={move} name={names.get(move.providerKey ?? '')} />
              ))}
            </List>
          )}
        </Stack>
      </Card>
    </>
  );
}

interface HeldProps extends Pick<TransferActions, 'onTransfer'> {
  readonly held: ProviderBalance;
  readonly reason: string | undefined;
}

function Held({ held, reason, onTransfer }: HeldProps) {
  const { t } = useTranslation('games-transfer');
  const { provider, providerKey, amount, isOpen } = held;
  return (
    <li>
      <What>
        <span>{provider}</span>
        {isOpen && <Badge>{t('money.playing')}</Badge>}
      </What>
      <strong>
        <WalletAmount amount={amount} />
      </strong>
      <Button
        size="sm"
        disabledReason={reason}
        onClick={() => onTransfer({ kind: 'out', providerKey, amount: null })}
      >
        <span aria-hidden="true">{t('money.back')}</span>
        <VisuallyHidden>{t('money.backFrom', { provider })}</VisuallyHidden>
      </Button>
    </li>
  );
}

interface MoveProps {
  readonly move: Transfer;
  /** Of the provider; undefined: all, or one that is no longer there. */
  readonly name: string | undefined;
}

function Move({ move, name }: MoveProps) {
  const { t } = useTranslation('games-transfer');
  const language = useSiteLanguage();
  const provider = name ?? move.providerKey ?? t('money.all');
  const facts = [
    provider,
    move.createdAt && formatDateTime(move.createdAt, language),
    move.isAutomatic && t('money.auto'),
  ];
  return (
    <li>
      <What>
        {t(`money.kind.${move.kind}`)}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </What>
      <WalletAmount amount={move.amount} />
    </li>
  );
}
