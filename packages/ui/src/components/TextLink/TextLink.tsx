import { Children, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export const textLinkTones = ['accent', 'quiet'] as const;
export type TextLinkTone = (typeof textLinkTones)[number];
export const textLinkStates = ['InText', 'Standalone', 'Tones', 'External', 'LongText'] as const;

const Anchor = styled.a`
  border-radius: 4px;
  color: ${vars.color.accentText};
  font-weight: ${vars.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  transition: text-decoration-thickness ${vars.motion.fast} ${vars.motion.ease};
  ${focusRing}

  &[data-tone='quiet'] {
    color: ${vars.color.textMuted};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
      text-decoration-thickness: 2px;
    }
  }
  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    gap: ${vars.space.s1};
    min-height: ${vars.size.target};
    text-decoration-color: transparent;
  }
  &[data-standalone]:hover {
    text-decoration-color: currentColor;
  }
`;

/** The sign never stands on a line of its own. */
const LastWord = styled.span`
  white-space: nowrap;
  svg {
    display: inline-block;
    margin-inline-start: 0.25em;
    vertical-align: -0.15em;
  }
`;

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href' | 'target' | 'rel'> {
  /** Address that it leads to. */
  readonly href: string;
  /** Words that say where it leads, also out of their sentence. */
  readonly children: ReactNode;
  /** `accent` (default) in the brand's colour, `quiet` in that of remarks. */
  readonly tone?: TextLinkTone;
  /** Not inside a sentence: 44 px high, underlined on hover only. Default: false. */
  readonly isStandalone?: boolean;
  /** Opens another site in a new tab; the words tell screen readers so ("abre em nova aba"). Left out: it opens here. */
  readonly newTabLabel?: string | undefined;
}

/** A link in a sentence, or alone as the quietest call to action. */
export function TextLink({
  tone = 'accent',
  isStandalone = false,
  newTabLabel,
  children,
  ...rest
}: TextLinkProps) {
  const isExternal = newTabLabel !== undefined;
  const [before, lastWord] = splitLastWord(children);
  return (
    <Anchor
      {...rest}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
      data-tone={tone}
      data-standalone={isStandalone ? '' : undefined}
      data-part="text-link"
    >
      {isExternal ? (
        <>
          {before}
          <LastWord>
            {lastWord}
            <Icon name="external" size={16} />
          </LastWord>
          <VisuallyHidden>({newTabLabel})</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Anchor>
  );
}

/** All but the last word, and that. What is not words stays whole. */
function splitLastWord(children: ReactNode): readonly [before: ReactNode, lastWord: ReactNode] {
  const parts = Children.toArray(children);
  const last = parts.pop();
  if (typeof last !== 'string') return [parts, last];
  const at = last.lastIndexOf(' ') + 1;
  return [[...parts, last.slice(0, at)], last.slice(at)];
}
