import type { ComponentProps, ReactNode } from 'react';
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
  > svg {
    display: inline-block;
    vertical-align: -0.15em;
  }
`;

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href' | 'target' | 'rel'> {
  readonly href: string;
  readonly children: ReactNode;
  readonly tone?: TextLinkTone;
  /** Not inside a sentence: 44 px high, underlined on hover only. */
  readonly isStandalone?: boolean;
  /** Opens another site in a new tab; the words tell screen readers so ("abre em nova aba"). */
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
  return (
    <Anchor
      {...rest}
      target={isExternal ? '_blank' : undefined}
      rel={isExternal ? 'noopener noreferrer' : undefined}
      data-tone={tone}
      data-standalone={isStandalone ? '' : undefined}
      data-part="text-link"
    >
      {children}
      {isExternal && (
        <>
          {'\u00a0'}
          <Icon name="external" size={16} />
          <VisuallyHidden>({newTabLabel})</VisuallyHidden>
        </>
      )}
    </Anchor>
  );
}
