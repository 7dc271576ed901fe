import type { OrderAssociation } from '@fortuna/domain/model/orders.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { formatDate, formatDateTime } from '@fortuna/domain/time-zone.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { Progress } from '../../../components/Progress/Progress.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { orderHref } from '../parts/order-links.ts';
import type { OrderChain } from './chains-of.ts';
import { Amount, BillNo, Chain, Facts, Line, Link, Links, Sign, Words } from './order-chain-look.ts';

const icons: Readonly<Record<OrderAssociation['relation'] | OrderAssociation['relatedKind'], IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  bonus: 'gift',
  fee: 'form',
  return: 'reload',
  unknown: 'link',
};

/** An order with what came of it: a chain to the eye, a list in a list to everybody else. */
export function OrderChainItem({ chain: { billNo, order, links } }: { readonly chain: OrderChain }) {
  const { t } = useTranslation('orders');
  const language = useSiteLanguage();
  const { promotions } = useBrand().layout;
  const titleId = useId();
  const { relatedKind, relatedAmount, relatedAt } = order;
  return (
    <Chain aria-labelledby={titleId} data-look={promotions} data-part="order-chain">
      <Node
        icon={icons[relatedKind]}
        head={
          <h2 id={titleId}>
            <OrderLink kind={relatedKind} billNo={billNo}>
              {t(`kind.${relatedKind}`)}
            </OrderLink>
          </h2>
        }
        amount={relatedAmount === null ? null : formatMoney(relatedAmount, language)}
        billNo={billNo}
        at={relatedAt}
      />
      <Links>
        {links.map((link) => (
          <Link key={link.id}>
            <Node
              icon={icons[link.relation]}
              head={<h3>{t(`associations.relation.${link.relation}`)}</h3>}
              amount={formatMoney(link.amount, language)}
              billNo={link.billNo}
              at={link.createdAt}
            />
            {link.turnover !== null && <Turnover link={link} turnover={link.turnover} />}
          </Link>
        ))}
      </Links>
    </Chain>
  );
}

interface OrderLinkProps {
  readonly kind: OrderAssociation['relatedKind'];
  readonly billNo: string;
  readonly children: ReactNode;
}

/** To the order's own record, where it is known what it is. */
function OrderLink({ kind, billNo, children }: OrderLinkProps) {
  const href = orderHref(kind, billNo);
  if (href === undefined) return children;
  return <TextLink href={href}>{children}</TextLink>;
}

interface NodeProps {
  readonly icon: IconName;
  readonly head: ReactNode;
  readonly amount: string | null;
  readonly billNo: string;
  /** ISO instant. */
  readonly at: string | null;
}

function Node({ icon, head, amount, billNo, at }: NodeProps) {
  const language = useSiteLanguage();
  return (
    <Line>
      <Sign>
        <Icon name={icon} size={18} />
      </Sign>
      <Words>
        {head}
        <BillNo>{billNo}</BillNo>
        {at !== null && <time dateTime={at}>{formatDateTime(at, language)}</time>}
      </Words>
      {amount !== null && <Amount>{amount}</Amount>}
    </Line>
  );
}

interface TurnoverProps {
  readonly link: OrderAssociation;
  readonly turnover: NonNullable<OrderAssociation['turnover']>;
}

/** What a bonus asks for, and what it came to. */
function Turnover({ link, turnover: { required, left, coveredAt } }: TurnoverProps) {
  const { t } = useTranslation('orders');
  const language = useSiteLanguage();
  const money = (centavos: number) => formatMoney(centavos, language);
  if (required === 0) return <Facts>{t('associations.free')}</Facts>;
  return (
    <Facts as="div">
      <Progress
        label={t('associations.turnover')}
        value={required - left}
        max={required}
        valueText={t('associations.turnoverOf', { done: money(required - left), required: money(required) })}
      />
      {left > 0 && <p>{t('associations.left', { left: money(left) })}</p>}
      {coveredAt !== null && (
        <Badge tone="success">{t('associations.covered', { date: formatDate(coveredAt, language) })}</Badge>
      )}
      {link.withdrawalBillNo !== null && (
        <p>
          {t('associations.withdrawal')}:{' '}
          <OrderLink kind="withdrawal" billNo={link.withdrawalBillNo}>
            {link.withdrawalBillNo}
          </OrderLink>
        </p>
      )}
    </Facts>
  );
}
