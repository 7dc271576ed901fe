import type { OrderAssociation } from '@fortuna/domain/model/orders.ts';

/** An order and all that belongs to it, in the order in which it came about. */
export interface OrderChain {
  readonly billNo: string;
  readonly order: OrderAssociation;
  readonly links: readonly OrderAssociation[];
}

/** Associations by the order that they come from; the chains stay where their newest link stood. */
export function chainsOf(associations: readonly OrderAssociation[]): readonly OrderChain[] {
  const byOrder = Map.groupBy(associations, ({ relatedBillNo }) => relatedBillNo);
  return [...byOrder].flatMap(([billNo, links]) => {
    const [order] = links;
    return order ? [{ billNo, order, links: links.toReversed() }] : [];
  });
}
