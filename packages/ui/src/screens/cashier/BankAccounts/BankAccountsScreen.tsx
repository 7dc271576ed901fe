import type { BankAccount, NewBankAccount } from '@fortuna/domain/model/cashier.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BankCardItem } from '../../../components/BankCardItem/BankCardItem.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { Arrived } from '../../page/Arrived.tsx';
import type { PageView } from '../../page/loadable.ts';
import { MemberPage } from '../../page/MemberPage.tsx';
import { columnAndSide } from '../../page/Page/page-columns.ts';
import { accountIcon, accountText, accountTitle } from '../parts/account-text.ts';
import { CashierSkeleton } from '../parts/CashierSkeleton.tsx';
import { Group } from '../parts/cashier-layout.tsx';
import { Side } from '../parts/MoneyStep.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import type { BankAccountRemoval, BankAccountSaving, BankAccountsContent } from './BankAccounts.view.ts';

const RemovalDialog = lazy(() => import('./RemovalDialog.tsx'));

/** What a designer must be able to see of it: each has a story of that name. */
export const bankAccountsStates = [
  'List',
  'Empty',
  'AddingPixKey',
  'AddingOwnCpf',
  'BankAccountErrors',
  'PixKeyErrors',
  'AddingBankAccount',
  'AddingEwallet',
  'EwalletErrors',
  'EwalletsSwitchedOff',
  'ServerFieldMessage',
  'OtherHolder',
  'Submitting',
  'Saved',
  'AskingToRemove',
  'Removing',
  'RemovalRefused',
  'Removed',
  'LongText',
] as const;

export interface BankAccountsScreenProps {
  /** The member's accounts, and the form where one is being added; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<BankAccountsContent>;
  /** Where one came from: the withdrawal. */
  readonly backHref: string;
  /** Opens the form for another account. */
  readonly onOpenForm: () => void;
  /** Gets the account as typed, once it is complete. */
  readonly onAdd: (account: NewBankAccount) => void;
  /** Waits no longer for the answer to what was sent. */
  readonly onStopSaving: () => void;
  /** Closes the form. */
  readonly onCancel: () => void;
  /** Asks whether the account is really to go. */
  readonly onAskToRemove: (account: BankAccount) => void;
  /** The member has confirmed that this one goes. */
  readonly onRemove: (account: BankAccount) => void;
  /** Waits no longer for the answer. */
  readonly onStopRemoving: () => void;
  /** Not confirmed: the account stays. */
  readonly onKeep: () => void;
}

/** The list alone, or with the form beside it; on phones the form has the page for itself. */
const Columns = styled.div`
  ${columnAndSide}
  ${media.phone} {
    &:has(> [data-part='account-form']) > [data-part='group'] {
      display: none;
    }
  }
  ${media.desktop} {
    &:not(:has(> :nth-child(2))) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** On phones the page itself, so that its action can stay in reach. */
const FormCard = styled(Card)`
  ${media.phone} {
    &&& {
      padding: 0;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

/** Two beside each other where the list has the page for itself. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${vars.space.s3};
`;

/** As wide as one of the list's columns. */
const Add = styled.div`
  display: grid;
  ${media.desktop} {
    max-width: 22rem;
  }
`;

/** Takes the focus when the account that had it is gone. */
const Told = styled.div`
  outline: 0;
`;

function isFilledIn(
  saving: BankAccountSaving | null,
): saving is Extract<BankAccountSaving, { kind: 'editing' | 'submitting' }> {
  return saving?.kind === 'editing' || saving?.kind === 'submitting';
}

/** The page `/withdrawal-card`. */
export function BankAccountsScreen({ view, ...accounts }: BankAccountsScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <MemberPage
      part="bank-accounts-screen"
      width="sided"
      title={t('bankAccounts.title')}
      lead={t('bankAccounts.lead')}
      back={{ href: accounts.backHref, label: t('bankAccounts.backToWithdraw') }}
      view={view}
      skeleton={<CashierSkeleton />}
    >
      {(content) => <Accounts content={content} {...accounts} />}
    </MemberPage>
  );
}

interface AccountsProps extends Omit<BankAccountsScreenProps, 'view'> {
  readonly content: BankAccountsContent;
}

/** The account that is asked about, and after that the last one: the dialog keeps its words while it closes. */
function useAsked(removal: BankAccountRemoval | null): BankAccount | null {
  const asked = removal === null || removal.kind === 'removed' ? null : removal.account;
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

function Accounts({
  content,
  backHref,
  onOpenForm,
  onAdd,
  onStopSaving,
  onCancel,
  onAskToRemove,
  onRemove,
  onStopRemoving,
  onKeep,
}: AccountsProps) {
  const { t } = useTranslation('cashier');
  const { accounts, banks, wallets, saving, removal } = content;
  const { switchedOff } = useBrand();
  const places = [...banks, ...wallets];
  const asked = useAsked(removal);
  const told = useRef<HTMLDivElement>(null);
  const nameOf = (account: BankAccount) => `${accountTitle(t, account, places)}, ${accountText(account)}`;
  /** Back from the form without an account: at the button that had opened it. */
  const [isBack, setBack] = useState(false);
  /** The form's: beside the list, or in its place while there is none. */
  const FormPlace = accounts.length === 0 ? Group : Side;
  const isFormOpen = isFilledIn(saving);
  const add = (
    <Button
      variant={saving?.kind === 'saved' ? 'secondary' : 'primary'}
      size="lg"
      isWide
      icon={<Icon name="plus" size={20} />}
      onClick={() => {
        setBack(false);
        onOpenForm();
      }}
    >
      {t('bankAccounts.add')}
    </Button>
  );
  return (
    <Columns>
      <Group>
        {saving?.kind === 'saved' && (
          <Arrived>
            <Notice
              tone="success"
              action={
                <ButtonLink href={backHref} variant="primary">
                  {t('bankAccounts.backToWithdraw')}
                </ButtonLink>
              }
            >
              {t('bankAccounts.saved')}
            </Notice>
          </Arrived>
        )}
        {removal?.kind === 'removed' && (
          <Told ref={told} tabIndex={-1}>
            <Notice tone="success">{t('bankAccounts.removed')}</Notice>
          </Told>
        )}
        {accounts.length > 0 && (
          <Group>
            <SectionHeader title={t('bankAccounts.list')} />
            {!isFormOpen && <Add>{isBack ? <Arrived>{add}</Arrived> : add}</Add>}
            <List>
              {accounts.map((account) => (
                <li key={account.id}>
                  <BankCardItem
                    kind={account.kind}
                    icon={accountIcon(account)}
                    title={accountTitle(t, account, places)}
                    account={accountText(account)}
                    ownerName={account.ownerName}
                    action={
                      <Button
                        variant="quiet"
                        size="sm"
                        aria-label={t('bankAccounts.removeAccount', { account: nameOf(account) })}
                        onClick={() => onAskToRemove(account)}
                      >
                        {t('bankAccounts.remove')}
                      </Button>
                    }
                  />
                </li>
              ))}
            </List>
          </Group>
        )}
        {!isFormOpen && accounts.length === 0 && (
          <EmptyState title={t('bankAccounts.empty.title')} image={<EmptyArt kind="noCards" />} action={add}>
            {t('bankAccounts.empty.text')}
          </EmptyState>
        )}
      </Group>
      {isFormOpen && (
        <FormPlace data-part="account-form">
          <Arrived>
            <FormCard padding="lg">
              <Group>
                <SectionHeader title={t('bankAccounts.addTitle')} />
                <BankAccountForm
                  banks={banks}
                  // Both have to want it: the brand whose site this is, and the operator's back end.
                  wallets={switchedOff.includes('ewallet') ? [] : wallets}
                  saving={saving}
                  onAdd={onAdd}
                  onStopWaiting={onStopSaving}
                  onCancel={() => {
                    setBack(true);
                    onCancel();
                  }}
                />
              </Group>
            </FormCard>
          </Arrived>
        </FormPlace>
      )}
      {asked !== null && (
        <Suspense fallback={null}>
          <RemovalDialog
            removal={removal}
            account={asked}
            accountName={nameOf(asked)}
            afterwards={told}
            onConfirm={onRemove}
            onStopWaiting={onStopRemoving}
            onCancel={onKeep}
          />
        </Suspense>
      )}
    </Columns>
  );
}
