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
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { vars } from '../../../theme/vars.ts';
import { SignedOut } from '../../auth/SignedOut/SignedOut.tsx';
import { accountText, accountTitle } from '../parts/account-text.ts';
import { CashierPage, Group, NarrowPart } from '../parts/cashier-layout.tsx';
import { CashierFailed, CashierLoading } from '../parts/ScreenStates.tsx';
import { BankAccountForm } from './BankAccountForm.tsx';
import type { BankAccountEntry, BankAccountsView } from './BankAccounts.view.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const bankAccountsStates = [
  'List',
  'Empty',
  'AddingPixKey',
  'PixKeyErrors',
  'AddingBankAccount',
  'ServerFieldMessage',
  'Submitting',
  'Saved',
  'LongText',
  'Loading',
  'Failed',
  'SignedOut',
] as const;

export interface BankAccountsLinks {
  readonly support: string;
  /** Back to where one came from: the withdrawal. */
  readonly withdraw: string;
}

export interface BankAccountsScreenProps {
  readonly view: BankAccountsView;
  readonly onOpenForm: () => void;
  readonly onAdd: (entry: BankAccountEntry) => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  readonly links: BankAccountsLinks;
}

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s3};
`;

/** The page `/withdrawal-card`. */
export function BankAccountsScreen(props: BankAccountsScreenProps) {
  const { t } = useTranslation('cashier');
  return (
    <CashierPage data-part="bank-accounts-screen">
      <PageHeader
        title={t('bankAccounts.title')}
        lead={t('bankAccounts.lead')}
        back={{ href: props.links.withdraw, label: t('bankAccounts.backToWithdraw') }}
      />
      <Content {...props} />
    </CashierPage>
  );
}

function Content(props: BankAccountsScreenProps) {
  const { view } = props;
  switch (view.kind) {
    case 'signedOut':
      return <SignedOut onLogin={props.onLogin} onRegister={props.onRegister} />;
    case 'loading':
      return <CashierLoading />;
    case 'failed':
      return (
        <CashierFailed problem={view.problem} onRetry={props.onRetry} supportHref={props.links.support} />
      );
    case 'ready':
      return <Accounts {...props} view={view} />;
  }
}

interface AccountsProps extends BankAccountsScreenProps {
  readonly view: Extract<BankAccountsView, { kind: 'ready' }>;
}

function Accounts({ view, links, onOpenForm, onAdd, onCancel }: AccountsProps) {
  const { t } = useTranslation('cashier');
  const { accounts, banks, saving } = view;
  const isFormOpen = saving?.kind === 'editing' || saving?.kind === 'submitting';
  const add = (
    <Button
      variant={saving?.kind === 'saved' ? 'secondary' : 'primary'}
      size="lg"
      isWide
      icon={<Icon name="plus" size={20} />}
      onClick={onOpenForm}
    >
      {t('bankAccounts.add')}
    </Button>
  );
  return (
    <NarrowPart>
      {saving?.kind === 'saved' && (
        <Notice
          tone="success"
          action={
            <ButtonLink href={links.withdraw} variant="primary">
              {t('bankAccounts.backToWithdraw')}
            </ButtonLink>
          }
        >
          {t('bankAccounts.saved')}
        </Notice>
      )}
      {accounts.length > 0 && (
        <Group>
          <SectionHeader title={t('bankAccounts.list')} />
          <List>
            {accounts.map((account) => (
              <li key={account.id}>
                <BankCardItem
                  kind={account.kind}
                  title={accountTitle(t, account, banks)}
                  account={accountText(account)}
                  ownerName={account.ownerName}
                />
              </li>
            ))}
          </List>
        </Group>
      )}
      {isFormOpen && (
        <Card padding="lg">
          <Group>
            <SectionHeader title={t('bankAccounts.addTitle')} />
            <BankAccountForm banks={banks} saving={saving} onAdd={onAdd} onCancel={onCancel} />
          </Group>
        </Card>
      )}
      {!isFormOpen && accounts.length > 0 && add}
      {!isFormOpen && accounts.length === 0 && (
        <EmptyState title={t('bankAccounts.empty.title')} image={<EmptyArt kind="noCards" />} action={add}>
          {t('bankAccounts.empty.text')}
        </EmptyState>
      )}
    </NarrowPart>
  );
}
