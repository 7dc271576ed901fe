import styled from 'styled-components';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export interface PartNavItem {
  readonly href: string;
  readonly label: string;
  readonly isCurrent: boolean;
}

export interface PartNavProps {
  readonly label: string;
  readonly items: readonly PartNavItem[];
}

const List = styled.ul`
  display: grid;
  grid-auto-columns: minmax(max-content, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  max-width: 520px;
  padding: 3px;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.fieldBg};
`;

const Anchor = styled.a`
  display: grid;
  place-items: center;
  min-height: ${vars.size.target};
  /* Four parts beside each other at 320 px. */
  padding-inline: clamp(2px, 1.5vw, ${vars.space.s2});
  border-radius: ${vars.radius.pill};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  ${focusRing}
  &[aria-current='page'] {
    background: ${vars.color.surface3};
    color: ${vars.color.text};
    box-shadow:
      inset 0 1px 0 ${vars.color.topLight},
      inset 0 0 0 1.5px ${vars.color.accent};
  }
`;

/** Between the parts of a page, each an address of its own. */
export function PartNav({ label, items }: PartNavProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.label}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  );
}
