import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';

export const errorStateStates = ['MessageOnly', 'WithRetry', 'Retrying', 'WithSupport', 'LongText'] as const;

export interface ErrorStateProps {
  /** What did not work, in few words. Left out: the message alone. */
  readonly title?: string | undefined;
  /** All that the page has: the title is its `h1`. Default: false, an `h2`. */
  readonly isPage?: boolean;
  /** What went wrong, for the player; never a raw answer. */
  readonly message: string;
  /** The way to try again; `isRetrying` while it does. Left out: trying again is of no use. */
  readonly retry?:
    | { readonly label: string; readonly onRetry: () => void; readonly isRetrying?: boolean }
    | undefined;
  /** Who can help. Left out: no such link. */
  readonly support?: { readonly label: string; readonly href: string } | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  justify-items: center;
  padding: ${vars.space.s8} ${vars.space.s4};
  text-align: center;

  > svg {
    box-sizing: content-box;
    padding: ${vars.space.s4};
    clip-path: ${vars.shape.disc};
    background: ${vars.color.dangerSoft};
    color: ${vars.color.danger};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  justify-items: center;
`;

const Title = styled.h2`
  font-size: ${vars.text.lg};
`;

const Message = styled.p`
  max-width: 44ch;
  color: ${vars.color.textMuted};
  unicode-bidi: isolate;
  overflow-wrap: anywhere;
`;

/** A part of the page that could not be loaded: what happened, a retry, and who can help. The rest of the page stays. */
export function ErrorState({ title, isPage = false, message, retry, support }: ErrorStateProps) {
  return (
    <Root data-part="error-state">
      <Icon name="warning" size={28} />
      <Words role="alert">
        {title !== undefined && <Title as={isPage ? 'h1' : 'h2'}>{title}</Title>}
        <Message data-part="message">{message}</Message>
      </Words>
      {retry && (
        <Button
          icon={<Icon name="reload" size={18} />}
          isPending={retry.isRetrying ?? false}
          onClick={retry.onRetry}
        >
          {retry.label}
        </Button>
      )}
      {support && (
        <TextLink href={support.href} tone="quiet" isStandalone>
          {support.label}
        </TextLink>
      )}
    </Root>
  );
}
