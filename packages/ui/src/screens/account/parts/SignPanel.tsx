import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { CountBadge } from '../../../components/CountBadge/CountBadge.tsx';
import type { UnreadCount } from '../../../components/CountBadge/count-badge-props.ts';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { IconName } from '../../../icons/icon-names.ts';
import { breaksAtPlace } from './breaks-at-place.tsx';
import { signPanelLook } from './sign-panel-look.ts';

export interface SignWay {
  readonly href: string;
  /** What is there, in two or three words. */
  readonly label: string;
  readonly icon: IconName;
  /** How what is behind it stands: a mark at the sign's corner, and in words where it is not as it should be. */
  readonly state?: { readonly isSet: boolean; readonly words: string };
  /** How many wait there. */
  readonly count?: UnreadCount | undefined;
  /** What waits there, where it is not counted. */
  readonly waiting?: string | undefined;
  /** Below the words, quiet. */
  readonly detail?: string | undefined;
  /** It was opened last. */
  readonly isLast?: boolean;
}

export interface SignPanelProps {
  /** Which of the brand's colours the signs have. */
  readonly tone: 'second' | 'accent' | 'plain';
  /** Head of the panel, which names it. */
  readonly title: string;
  readonly ways: readonly SignWay[];
  /** The words of states are seen, whatever they say, and each has a sign that it leads on. */
  readonly saysStates?: boolean;
}

const Root = styled.section`
  ${signPanelLook}
`;

/** Ways on as the apps of a phone: signs with their words below, and a mark where something waits. */
export function SignPanel({ tone, title, ways, saysStates = false }: SignPanelProps) {
  const id = useId();
  return (
    <Root data-part="sign-panel" data-tone={tone}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {ways.map(({ href, label, icon, isLast = false, ...way }) => (
          <li key={href}>
            <a href={href} aria-current={isLast ? 'true' : undefined}>
              <span data-part="sign">
                <Icon name={icon} />
                <Mark {...way} />
              </span>
              <span data-part="label">{label}</span>
              <Words {...way} isSaid={saysStates} />
              {way.detail !== undefined && <small>{breaksAtPlace(way.detail)}</small>}
              {saysStates && (
                <span data-part="go">
                  <Icon name="chevronRight" size={16} />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}

type Standing = Pick<SignWay, 'state' | 'count' | 'waiting' | 'detail'>;

function Mark({ state, count, waiting, detail }: Standing): ReactNode {
  if (count) return <CountBadge {...count} label={undefined} placement="corner" />;
  if (state) {
    return (
      <span data-part="mark" data-set={state.isSet ? '' : undefined}>
        <Icon name={state.isSet ? 'check' : 'plus'} size={16} />
      </span>
    );
  }
  // What says itself how much waits needs no dot.
  return waiting !== undefined && detail === undefined && <span data-part="mark" data-waiting="" />;
}

/** After the name, for whoever does not see the mark. */
function Words({ state, count, waiting, isSaid }: Standing & { readonly isSaid: boolean }): ReactNode {
  if (state && (isSaid || !state.isSet)) {
    return (
      <span data-part="state" data-set={state.isSet ? '' : undefined}>
        {state.words}
      </span>
    );
  }
  const words = state?.words ?? (count && count.count > 0 ? count.label : waiting);
  return words !== undefined && <VisuallyHidden>{words}</VisuallyHidden>;
}
