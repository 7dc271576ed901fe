import { useId } from 'react';
import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import type { PlainHub } from '../parts/plain-hub.ts';
import { hubLooks } from './hub-looks.ts';
import type { HubWay } from './hub-ways.ts';

export interface HubListProps {
  readonly look: PlainHub;
  /** Head above the list, which names it. */
  readonly title: string;
  readonly ways: readonly HubWay[];
}

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
export function HubList({ look, title, ways }: HubListProps) {
  const id = useId();
  return (
    <Root data-part="hub-list" data-hub={look}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {ways.map(({ href, label, icon, state }) => (
          <li key={href}>
            <a href={href}>
              {look !== 'index' && <Icon name={icon} size={look === 'stickers' ? 32 : 24} />}
              <Label data-part="label">{label}</Label>
              {state && (
                <Badge tone={state.isSet ? 'success' : 'warning'} icon={state.isSet ? 'check' : 'plus'}>
                  {state.words}
                </Badge>
              )}
              {look === 'index' && <Icon name="chevronRight" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
