import { useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { LinkListProps } from '../../../components/LinkList/LinkList.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { hubLooks } from './hub-looks.ts';

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${vars.space.s3};
  ${hubLooks}

  a {
    color: ${vars.color.text};
    text-decoration: none;
    ${focusRing}
  }
`;

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Ways on from the member's own page, as the brand's `hub` axis has them. */
export function HubList({ title, items }: LinkListProps) {
  const id = useId();
  const look = useBrand().layout.hub;
  return (
    <Root data-part="hub-list" data-hub={look}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {items.map(({ href, label, icon, note }) => (
          <li key={href}>
            <a href={href}>
              {look !== 'index' && <Icon name={icon} size={look === 'stickers' ? 32 : 24} />}
              <Label data-part="label">{label}</Label>
              {note}
              {look === 'index' && <Icon name="chevronRight" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
