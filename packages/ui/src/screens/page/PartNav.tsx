import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { media } from '../../theme/media.ts';
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

/** A switch with a ring or a filled pill on it, words or tabs over a rule, blocks with outlines between them, or a floor with a bay: the brand's manner of leading about. */
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

  &[data-look='words'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: ${vars.page.axis};
    gap: 0 clamp(${vars.space.s3}, 4vw, ${vars.space.s6});
    max-width: none;
    padding: 0;
    border: 0;
    border-bottom: 1px solid ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
  &[data-look='tabs'] {
    gap: 0;
    max-width: none;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: inset 0 -1px ${vars.color.edge};
    ${media.wide} {
      grid-auto-columns: max-content;
    }
  }
  &[data-look='bay'] {
    gap: 0;
    padding: 5px 5px 0;
    border: 0;
    border-radius: ${vars.radius.sm} ${vars.radius.sm} 0 0;
    background: ${vars.color.surface3};
  }
  &[data-look='blocks'] {
    gap: ${vars.size.edge};
    padding: 0;
    /* Blocks fill it to its corners. */
    border-radius: 0;
    background: ${vars.color.edge};
  }
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

  [data-look='dock'] &[aria-current='page'] {
    background: ${vars.color.second};
    color: ${vars.color.onSecond};
    box-shadow: none;
  }
  [data-look='words'] & {
    padding-inline: 0;
    border-radius: 0;
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    &[aria-current='page'] {
      background: none;
      box-shadow: inset 0 -3px ${vars.color.accent};
    }
  }
  [data-look='tabs'] & {
    border-radius: 0;
    ${media.wide} {
      padding-inline: ${vars.space.s4};
    }
    &[aria-current='page'] {
      background: none;
      font-weight: ${vars.weight.strong};
      box-shadow: inset 0 -3px ${vars.color.accent};
    }
  }
  [data-look='bay'] & {
    border-radius: ${vars.radius.sm} ${vars.radius.sm} 0 0;
    &[aria-current='page'] {
      background: ${vars.color.bg};
      box-shadow: none;
      color: ${vars.color.accentText};
      font-weight: ${vars.weight.strong};
    }
  }
  [data-look='blocks'] & {
    border-radius: 0;
    background: ${vars.color.surface1};
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
    &[aria-current='page'] {
      background: ${vars.color.text};
      color: ${vars.color.bg};
      box-shadow: none;
    }
  }
`;

/** Between the parts of a page, each an address of its own. */
export function PartNav({ label, items }: PartNavProps) {
  const look = useBrand().layout.nav;
  return (
    <nav aria-label={label}>
      <List data-look={look}>
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
