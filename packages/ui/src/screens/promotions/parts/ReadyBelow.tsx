import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { inReach } from '../../page/ActionBar.ts';
import { firstClaim } from './first-claim.ts';
import { ReadyRewards, type ReadyRewardsProps } from './ReadyRewards.tsx';

/** It takes no place of its own after the list, and hangs over its foot. */
const Root = styled.div`
  ${inReach}
  display: block;
  height: 0;
  margin-block-start: calc(-1 * ${vars.space.s5});
  padding: 0;
  border: 0;
  background: none;
  ${media.desktop} {
    display: none;
  }
  &:not([data-shown]) {
    visibility: hidden;
  }
`;

const Bar = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: ${vars.space.s3} ${vars.space.s4};
  border-top: 1px solid ${vars.color.edge};
  background: ${vars.color.barBg};
  ${media.wide} {
    padding-inline: ${vars.space.s6};
  }
  && > [data-leads] {
    display: grid;
  }
`;

/** After a list that begins in the first window, below desktops: the way to its first claim, while that lies below what is in sight. */
export function ReadyBelow({ amounts, money }: Pick<ReadyRewardsProps, 'amounts' | 'money'>) {
  const root = useRef<HTMLDivElement>(null);
  const [isBelow, setIsBelow] = useState(false);
  const count = amounts.length;
  useEffect(() => {
    const claim = count > 0 ? firstClaim(root.current) : null;
    if (!claim) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1);
        if (now) setIsBelow(!now.isIntersecting && now.boundingClientRect.top > 0);
      },
      // The bars at the window's foot lie over what is behind them.
      { rootMargin: '0px 0px -20% 0px' },
    );
    observer.observe(claim);
    return () => observer.disconnect();
  }, [count]);
  if (count === 0) return null;
  return (
    <Root ref={root} data-part="ready-below" data-shown={isBelow ? '' : undefined}>
      <Bar>
        <ReadyRewards amounts={amounts} money={money} />
      </Bar>
    </Root>
  );
}
