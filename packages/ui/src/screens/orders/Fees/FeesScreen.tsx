import { formatCount } from '@fortuna/domain/count.ts';
import type { WithdrawalRules } from '@fortuna/domain/model/cashier.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { PageView } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { Turnover } from '../../promotions/parts/Turnover/Turnover.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';
import { OrdersPage } from '../parts/OrdersPage.tsx';
import { FeeExample } from './FeeExample.tsx';
import { FeeRuleCard } from './FeeRuleCard.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const feesStates = [
  'Fees',
  'Turnover',
  'Free',
  'UnknownFee',
  'NothingListed',
  'OutOfBounds',
  'Huge',
  'Failed',
  'Loading',
] as const;

export interface FeesScreenProps {
  /** What withdrawals cost; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<WithdrawalRules>;
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    /* What it comes to is asked first; its column is the narrower one. */
    > :first-child {
      grid-row: 1;
      grid-column: 2;
    }
    /* The heads of both columns on one line, though one of them is in a card. */
    > :nth-child(2) {
      padding-top: ${vars.space.s4};
    }
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
`;

const Rules = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${vars.space.s3};
`;

const bones = (
  <Sheet>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Sheet>
);

/** `/order-center/fee`: the operator's fees, what they come to for an amount, and what holds for this member now (ORDER-01). */
export function FeesScreen({ view }: FeesScreenProps) {
  const { t } = useTranslation('orders');
  return (
    <OrdersPage
      part="fees"
      title={t('fees.title')}
      lead={t('fees.lead')}
      isSignedOut={view.kind === 'signedOut'}
    >
      <PageState view={view} skeleton={bones}>
        {(rules) => <Fees rules={rules} />}
      </PageState>
    </OrdersPage>
  );
}

function Fees({ rules }: { readonly rules: WithdrawalRules }) {
  const { t } = useTranslation('orders');
  const walletText = useWalletText();
  const [amount, setAmount] = useState<Centavos>(Math.max(rules.min, Math.min(100_00, rules.max)));
  return (
    <Sheet>
      <FeeExample rules={rules} amount={amount} onAmount={setAmount} />
      <Stack>
        <SectionHeader title={t('fees.table')} />
        {rules.fees.length === 0 ? (
          <EmptyState title={t('fees.none')} as="h3" image={<EmptyArt kind="noRecords" />} />
        ) : (
          <Rules data-part="fee-rules">
            {rules.fees.map((rule) => (
              <FeeRuleCard key={rule.id} rule={rule} />
            ))}
          </Rules>
        )}
        <Standing rules={rules} />
        <Turnover turnoverLeft={rules.turnoverLeft} turnover={rules.turnover}>
          {t('fees.now.meaning', { left: walletText(rules.turnoverLeft) })}
        </Turnover>
        <TextLink href={to('/order-center/association')} isStandalone>
          {t('fees.connections')}
        </TextLink>
      </Stack>
    </Sheet>
  );
}

/** What holds for this member at this moment. */
function Standing({ rules }: { readonly rules: WithdrawalRules }) {
  const { t } = useTranslation('orders');
  const language = useSiteLanguage();
  const titleId = useId();
  const { leftToday, freeLeft, turnoverLeft, bonusMoney } = rules;
  return (
    <Card aria-labelledby={titleId}>
      <Stack>
        <SectionHeader id={titleId} title={t('fees.now.title')} />
        <KeyValueList
          items={[
            { id: 'left', label: t('fees.now.left'), value: formatCount(leftToday, language) },
            { id: 'free', label: t('fees.now.free'), value: formatCount(freeLeft, language) },
            {
              id: 'turnover',
              label: t('fees.now.turnover'),
              value: turnoverLeft === 0 ? t('fees.now.nothing') : <WalletAmount amount={turnoverLeft} />,
              isStrong: turnoverLeft > 0,
            },
            ...(bonusMoney > 0
              ? [{ id: 'bonus', label: t('fees.now.bonus'), value: <WalletAmount amount={bonusMoney} /> }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
