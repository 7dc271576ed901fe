import { formatMoney } from '@fortuna/domain/money.ts';
import { formatPercent } from '@fortuna/domain/percent.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import type { Loadable } from '../../page/loadable.ts';
import { PageState } from '../../page/PageState/PageState.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Amount, Lines, Root, Side, Sides } from './BothGet.style.ts';
import type { InviteOffers } from './Invite.view.ts';

export interface BothGetProps {
  readonly offers: Loadable<InviteOffers>;
}

/** What the inviter and the invited member get, in the server's figures. */
export function BothGet({ offers }: BothGetProps) {
  const { t } = useTranslation('agency');
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <SectionHeader id={id} title={t('invite.both.title')} />
      <PageState view={offers} skeleton={<Skeleton shape="block" />}>
        {(content) => <BothSides {...content} />}
      </PageState>
    </Root>
  );
}

function BothSides({ inviter, newcomer }: InviteOffers) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Sides data-look={promotions}>
      <OneSide
        title={t('invite.both.you')}
        amount={inviter?.maxReward == null ? null : money(inviter.maxReward)}
      >
        {inviter?.min != null && <li>{t('invite.both.reward', { required: money(inviter.min) })}</li>}
        {inviter !== null && inviter.turnoverTimes > 0 && (
          <li>{t('invite.both.turnover', { count: inviter.turnoverTimes })}</li>
        )}
        <li>
          {t('invite.both.commission')}{' '}
          <TextLink href={to('/agency-center/agency-mechanism')}>{t('invite.both.commissionLink')}</TextLink>
        </li>
      </OneSide>
      {newcomer?.shareBasisPoints != null && (
        <OneSide title={t('invite.both.friend')} amount={formatPercent(newcomer.shareBasisPoints, language)}>
          <li>{t('invite.both.welcome')}</li>
          {newcomer.maxReward !== null && newcomer.min !== null && (
            <li>{t('invite.both.upTo', { max: money(newcomer.maxReward), min: money(newcomer.min) })}</li>
          )}
          {newcomer.turnoverTimes > 0 && (
            <li>
              {t(newcomer.turnoverOn === 'deposit' ? 'invite.both.turnoverDeposit' : 'invite.both.turnover', {
                count: newcomer.turnoverTimes,
              })}
            </li>
          )}
        </OneSide>
      )}
    </Sides>
  );
}

interface OneSideProps {
  readonly title: string;
  /** In large letters; null where there is none. */
  readonly amount: string | null;
  readonly children: ReactNode;
}

function OneSide({ title, amount, children }: OneSideProps) {
  return (
    <Side>
      <h3>{title}</h3>
      {amount !== null && <Amount>{amount}</Amount>}
      <Lines>{children}</Lines>
    </Side>
  );
}
