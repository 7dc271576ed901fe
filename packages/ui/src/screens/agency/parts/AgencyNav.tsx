import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { type AgencyPlace, agencyPaths, agencyPlaces } from './agency-places.ts';

export interface AgencyNavProps {
  readonly current: AgencyPlace;
}

/** On phones the centre itself is the list of its pages, one step back. */
const Nav = styled.nav`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${vars.page.axis};
  gap: ${vars.space.s2};
  &[data-look='ledger'] {
    gap: 0 ${vars.space.s6};
    border-bottom: 1px solid ${vars.color.edge};
  }
`;

const Anchor = styled.a`
  display: grid;
  align-items: center;
  min-height: ${vars.size.target};
  padding-inline: ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  ${focusRing}
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
    }
  }
  &[aria-current='page'] {
    background: ${vars.color.surface3};
    box-shadow: inset 0 0 0 1.5px ${vars.color.accent};
    color: ${vars.color.text};
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  [data-look='ledger'] & {
    padding-inline: 0;
    border-color: transparent;
    border-radius: 0;
    &[aria-current='page'] {
      background: none;
      box-shadow: inset 0 -2px ${vars.color.accent};
    }
  }
  [data-look='stickers'] &[aria-current='page'] {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
`;

/** Between the pages of the centre, where there is room for all of them. */
export function AgencyNav({ current }: AgencyNavProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  return (
    <Nav aria-label={t('nav.label')}>
      <List data-look={promotions}>
        {agencyPlaces.map((place) => (
          <li key={place}>
            <Anchor href={to(agencyPaths[place])} aria-current={place === current ? 'page' : undefined}>
              {t(`nav.${place}`)}
            </Anchor>
          </li>
        ))}
      </List>
    </Nav>
  );
}
