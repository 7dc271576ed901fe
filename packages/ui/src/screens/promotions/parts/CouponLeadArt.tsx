import { ActivityArt, type ActivityArtProps } from '../../../components/ActivityArt/ActivityArt.tsx';

/** What a coupon that leads is about, in both shapes: it shows the broad one over its words, and the other beside them. */
export function CouponLeadArt({ page }: Pick<ActivityArtProps, 'page'>) {
  return (
    <>
      <ActivityArt page={page} shape="wide" isBare />
      <ActivityArt page={page} shape="card" isBare />
    </>
  );
}
