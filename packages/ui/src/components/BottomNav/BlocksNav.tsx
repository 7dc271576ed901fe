import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, givesWay, offersDeposit } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { unreadWords } from '../CountBadge/count-text.ts';
import { currentOf } from '../nav-item.ts';
import { NavSign } from '../nav-sign.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { BottomNavProps } from './bottom-nav-props.ts';

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  ${givesWay}
  padding-bottom: env(safe-area-inset-bottom);
  border-top: ${vars.size.edge} solid ${vars.color.edge};
  background: ${vars.color.barBg};
  ${media.desktop} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  height: ${vars.size.bottomNav};
  /* No room for equal ones: each as wide as its word. */
  @media (max-width: 359px) {
    grid-template-columns: repeat(5, auto);
  }
  > li + li {
    border-left: ${vars.size.edge} solid ${vars.color.edge};
  }
`;

const Anchor = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${vars.space.s1};
  height: 100%;
  color: ${vars.color.text};
  font-size: ${vars.text.xs};
  font-weight: ${vars.weight.strong};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -5px;
  }
  /* The deposit is told by the frame of a button around its sign; the ground is the open one's. */
  ${offersDeposit} li:nth-child(3) &:not([aria-current]) > :first-child {
    /* The words keep their line. */
    margin-block: calc(-1px - ${vars.size.edge});
    padding: 1px ${vars.space.s3};
    border: ${vars.size.edge} solid ${vars.color.edge};
  }
  &:active {
    background: ${vars.color.surface3};
    color: ${vars.color.text};
  }
  &&[aria-current] {
    background: ${vars.color.text};
    color: ${vars.color.bg};
  }
  &[aria-current]:focus-visible {
    outline-color: ${vars.color.bg};
  }
`;

const Label = styled.span`
  max-width: 100%;
  /* A fifth of a narrow phone has to hold the longest label in any face. */
  font-size: clamp(0.625rem, 3.05vw, ${vars.text.xs});
  overflow-wrap: anywhere;
  hyphens: auto;
  line-height: 1.15;
  text-align: center;
`;

/** Five blocks with outlines between them; the open one is lit. */
export function BlocksNav({ label, items }: BottomNavProps) {
  return (
    <Root aria-label={label} data-part="bottom-nav">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              <NavSign {...item} />
              <Label>{item.label}</Label>
              {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
