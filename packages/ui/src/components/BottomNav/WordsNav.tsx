import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { clampedText, focusRing, givesWay, offersDeposit } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { currentOf } from '../nav-item.ts';
import type { BottomNavProps } from './bottom-nav-props.ts';

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  ${givesWay}
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 3px double ${vars.color.lineStrong};
  background: ${vars.color.barBg};
  ${media.desktop} {
    display: none;
  }
`;

/** As wide as their words, so that no word is cut before all of them are. */
const List = styled.ul`
  display: flex;
  justify-content: space-between;
  max-width: 560px;
  height: ${vars.size.bottomNav};
  margin-inline: auto;
  padding-inline: ${vars.space.s2};
  @media (max-width: 359px) {
    padding-inline: 2px;
  }
  > li {
    flex: 0 1 auto;
    min-width: ${vars.size.target};
  }
`;

const Anchor = styled.a`
  position: relative;
  display: grid;
  align-items: center;
  height: 100%;
  padding-inline: ${vars.space.s2};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  text-align: center;
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (max-width: 359px) {
    padding-inline: 2px;
    font-size: ${vars.text.xs};
  }
  &&[aria-current] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  /* A bookmark that hangs from the line into the bar, over the middle of the word. */
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: 0;
    left: calc(50% - 7px);
    width: 14px;
    height: 7px;
    background: ${vars.color.accent};
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  /* A badge of the last word stands over its end, and over the middle of a short one. */
  ${media.phone} {
    li:last-child &[aria-current]:has([data-part='count-badge'])::before {
      left: ${vars.space.s1};
    }
  }
`;

/** The words keep their room: the badge stands above their end. */
const Seat = styled.span`
  position: relative;
  display: grid;
  min-width: 0;
  /* The deposit is told by the frame of a button; weight and bookmark are the open one's. */
  ${offersDeposit} li:nth-child(3) a:not([aria-current]) > & {
    color: ${vars.color.text};
    &::after {
      content: '';
      position: absolute;
      inset: calc(-1 * ${vars.space.s2}) -7px;
      border: ${vars.size.edge} solid ${vars.color.controlEdge};
      border-radius: ${vars.radius.sm};
      @media (max-width: 359px) {
        inset-inline: -3px;
      }
    }
  }
  && > [data-part='count-badge'] {
    bottom: calc(100% + 1px);
    left: calc(100% - 7px);
  }
  /* The last one stands at the edge of the screen. */
  ${media.phone} {
    li:last-child && > [data-part='count-badge'] {
      right: 0;
      left: auto;
    }
  }
`;

const Label = styled.span`
  ${clampedText}
`;

/** Words on a line, a mark over the one that is open. */
export function WordsNav({ label, items }: BottomNavProps) {
  return (
    <Root aria-label={label} data-part="bottom-nav">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              <Seat>
                <Label>{item.label}</Label>
                {item.badge && <LazyCountBadge {...item.badge} placement="corner" />}
              </Seat>
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
