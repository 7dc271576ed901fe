import { type RefObject, useEffect, useState } from 'react';

export interface RailEnds {
  /** There is more before what is in sight. */
  readonly hasBefore: boolean;
  /** There is more after it. */
  readonly hasAfter: boolean;
}

/** Whether a scroller is at its ends, by observing its first and last child: no layout is read while scrolling. */
export function useRailEnds(scroller: RefObject<HTMLElement | null>): RailEnds {
  const [ends, setEnds] = useState<RailEnds>({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const intersections = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (target === root.firstElementChild) setEnds((old) => ({ ...old, hasBefore: !isIntersecting }));
          if (target === root.lastElementChild) setEnds((old) => ({ ...old, hasAfter: !isIntersecting }));
        }
      },
      { root, threshold: 0.95 },
    );
    const watch = () => {
      intersections.disconnect();
      if (root.firstElementChild) intersections.observe(root.firstElementChild);
      if (root.lastElementChild) intersections.observe(root.lastElementChild);
    };
    watch();
    const children = new MutationObserver(watch);
    children.observe(root, { childList: true });
    return () => {
      intersections.disconnect();
      children.disconnect();
    };
  }, [scroller]);
  return ends;
}
