import styled from 'styled-components';
import { whilePageLeads } from '../../theme/leading-action.ts';
import { media } from '../../theme/media.ts';
import { clampedToTwoLines, focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { LazyCountBadge } from '../CountBadge/LazyCountBadge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { currentOf, type NavItem } from '../nav-item.ts';

/** A badge comes late and stands in the gap: no word moves for it. */
export const Tab = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s2};
  height: ${vars.size.target};
  padding-inline: ${vars.space.s3};
  border-radius: ${vars.radius.sm};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  line-height: 1.2;
  text-decoration: none;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    color ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}
  &:focus-visible {
    outline-offset: -3px;
  }
  > [data-part='count-badge'] {
    position: absolute;
    top: 0;
    left: calc(100% - ${vars.space.s3});
    z-index: 1;
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
      color: ${vars.color.text};
    }
  }
  &[aria-current] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  &[aria-current] > svg {
    color: ${vars.color.accentText};
  }
  /* On the row's lower edge, as wide as sign and word. */
  &::after {
    content: '';
    position: absolute;
    inset: auto ${vars.space.s3} calc((${vars.size.target} - 3.5rem) / 2 - max(1px, ${vars.size.edge}));
    height: 3px;
    background: ${vars.color.accent};
    scale: 0 1;
    transition: scale ${vars.motion.base} ${vars.motion.ease};
  }
  &[aria-current]::after {
    scale: none;
  }
`;

/** Filled in a colour that is neither the line's nor a form's; where the page leads with a button of its own, it is an outline. */
export const Cashier = styled(Tab)`
  padding-inline: ${vars.space.s4} ${vars.space.s5};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.second};
  color: ${vars.color.onSecond};
  font-weight: ${vars.weight.strong};
  &:focus-visible {
    outline-offset: 2px;
  }
  &:active {
    scale: ${vars.press.scale};
  }
  &:hover,
  &[aria-current],
  &[aria-current] > svg {
    color: ${vars.color.onSecond};
  }
  ${media.hover} {
    &:hover {
      background: ${vars.color.second};
      box-shadow: ${vars.shadow.raised};
    }
  }
  ${whilePageLeads} && {
    background: none;
    color: ${vars.color.second};
    box-shadow: inset 0 0 0 2px ${vars.color.second};
  }
  ${whilePageLeads} && > svg {
    color: inherit;
  }
  ${whilePageLeads} &&:hover {
    box-shadow: inset 0 0 0 max(1px, ${vars.size.edge}) ${vars.color.second};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** As wide at rest as it is when it is open, in stronger letters: no other tab moves. */
const Word = styled.span`
  min-width: 0;
  ${clampedToTwoLines}
  &::after {
    content: attr(data-word);
    display: block;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: ${vars.weight.strong};
  }
`;

/** What leads to the cashier stands last in a row, in a look of its own. */
export const isCashier = ({ icon }: NavItem): boolean => icon === 'deposit';

/** Sign, word, and what is new. */
export function TabWords({ item, As }: { readonly item: NavItem; readonly As: typeof Tab }) {
  return (
    <As href={item.href} aria-current={currentOf(item)}>
      <Icon name={item.icon} size={20} />
      <Word data-word={item.label}>{item.label}</Word>
      {item.badge && <LazyCountBadge {...item.badge} />}
    </As>
  );
}
