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
  /* A clear edge: a shade would leave the words at it half seen. */
  border-top: 1px solid ${vars.color.edge};
  background: ${vars.color.barBg};
  ${media.desktop} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-width: 560px;
  height: ${vars.size.bottomNav};
  margin-inline: auto;
`;

const Anchor = styled.a`
  display: grid;
  grid-template-rows: 36px auto;
  align-content: center;
  justify-items: center;
  gap: 2px;
  height: 100%;
  border-radius: ${vars.radius.sm};
  color: ${vars.color.textMuted};
  /* The longest word of the bar has its cell at 320 px too. */
  font-size: clamp(0.625rem, 3.3vw, ${vars.text.xs});
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current] {
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.strong};
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 32px;
  border-radius: ${vars.radius.pill};
  transition:
    background-color ${vars.motion.base} ${vars.motion.ease},
    scale ${vars.motion.base} ${vars.motion.spring};

  a:active > & {
    scale: 0.92;
  }
  /* The deposit is told by its light and by the outline of a button; the ground is the open one's. */
  ${offersDeposit} li:nth-child(3) a:not([aria-current]) > & {
    color: ${vars.color.text};
    box-shadow: inset 0 0 0 1px ${vars.color.lineStrong};
  }
  a[aria-current] > & {
    background: ${vars.color.accentSoft};
    color: ${vars.color.accentText};
  }
`;

const Label = styled.span`
  max-width: 100%;
  overflow-wrap: anywhere;
  hyphens: auto;
  line-height: 1.15;
  text-align: center;
`;

/** Icons over words; the middle one is a button's, the open one has the leading colour. */
export function RaisedNav({ label, items }: BottomNavProps) {
  return (
    <Root aria-label={label} data-part="bottom-nav">
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={currentOf(item)}>
              <Sign aria-hidden="true">
                <NavSign {...item} />
              </Sign>
              <Label>{item.label}</Label>
              {item.badge && <VisuallyHidden>{unreadWords(item.badge)}</VisuallyHidden>}
            </Anchor>
          </li>
        ))}
      </List>
    </Root>
  );
}
