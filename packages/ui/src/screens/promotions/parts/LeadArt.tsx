import { ActivityArt, type ActivityArtProps } from '../../../components/ActivityArt/ActivityArt.tsx';

export interface LeadArtProps extends Pick<ActivityArtProps, 'page'> {
  /** For over or below the words, and for beside them. */
  readonly shapes: readonly [stacked: ActivityArtProps['shape'], beside: ActivityArtProps['shape']];
}

/** What an offer that leads is about, in both shapes, of which its card shows the one that it has room for. */
export function LeadArt({ page, shapes: [stacked, beside] }: LeadArtProps) {
  return (
    <>
      <ActivityArt page={page} shape={stacked} isBare />
      <ActivityArt page={page} shape={beside} isBare />
    </>
  );
}
