import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import type { SideNavProps } from './side-nav-props.ts';
import { useNavTitles } from './useNavTitles.ts';

const Root = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
    border-bottom: 1px solid ${vars.color.edge};
    background: ${vars.color.barBg};
  }
`;

const Title = styled.p`
  ${visuallyHidden}
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${vars.space.s6};
  padding-inline: ${vars.space.s6};
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  div + div > & {
    column-gap: ${vars.space.s5};
    border-top: 1px solid ${vars.color.line};
    font-family: ${vars.font.body};
    font-size: ${vars.text.sm};
  }
`;

const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${vars.size.target};
  border-block: 2px solid transparent;
  color: ${vars.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  transition: color ${vars.motion.base} ${vars.motion.ease};
  ${focusRing}
  &[aria-current='page'] {
    border-bottom-color: ${vars.color.accent};
    color: ${vars.color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.accentText};
    }
  }
`;

/** Lines of words under the masthead. */
export function StripNav({ label, groups }: SideNavProps) {
  const titleId = useNavTitles();
  return (
    <Root aria-label={label} data-part="side-nav">
      {groups.map(({ key, title, items }) => (
        <div key={key}>
          {title !== undefined && <Title id={titleId(key)}>{title}</Title>}
          <List aria-labelledby={title === undefined ? undefined : titleId(key)}>
            {items.map((item) => (
              <li key={item.href}>
                <Anchor href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
                  {item.label}
                </Anchor>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Root>
  );
}
