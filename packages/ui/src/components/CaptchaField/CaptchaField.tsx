import type { ReactNode } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Input, type InputProps } from '../Input/Input.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';

export const captchaFieldStates = ['Ready', 'Loading', 'Failed', 'WithError', 'LongText'] as const;

/** The picture: `image` is a data URI, and has no value for someone who cannot see it; see `help`. */
export type CaptchaPicture =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly image: string }
  /** `why` is announced: the words of the server, or of the network. */
  | { readonly kind: 'failed'; readonly why: string };

export interface CaptchaFieldProps
  extends Omit<InputProps, 'suffix' | 'prefix'>,
    Omit<FieldProps, 'children' | 'hint'> {
  /** The picture to read, or why it is not there. */
  readonly picture: CaptchaPicture;
  /** Describes the picture without giving it away. */
  readonly pictureLabel: string;
  /** In place of a picture that could not be loaded. */
  readonly failedText: string;
  /** Name of the button for another picture: "Trocar a imagem". */
  readonly reloadLabel: string;
  /** Another picture is wanted; it comes in `picture`. */
  readonly onReload: () => void;
  /** The alternative for those who cannot read it: a link to support. */
  readonly help: ReactNode;
}

const Row = styled.div`
  display: grid;
  /* Where the field is narrow the picture gives way, and what is typed has room still. */
  grid-template-columns: minmax(5.5rem, 1fr) minmax(0, 120px) auto;
  align-items: center;
  gap: ${vars.space.s2};
  > button {
    height: ${vars.size.control};
  }
  > [data-part='input'] {
    padding-inline-end: ${vars.space.s2};
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 5 / 2;
  overflow: hidden;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface2};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.xs};
  text-align: center;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Root = styled.div`
  display: grid;
  gap: ${vars.space.s2};
`;

const Why = styled.p`
  color: ${vars.color.danger};
  font-size: ${vars.text.sm};
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

/** The text of a picture that keeps robots out, with a new picture and human help at hand. */
export function CaptchaField({
  label,
  error,
  note,
  picture,
  pictureLabel,
  failedText,
  reloadLabel,
  onReload,
  help,
  ...input
}: CaptchaFieldProps) {
  return (
    <Root>
      <Field label={label} error={error} note={note} hint={help}>
        {(control) => (
          <Row data-part="captcha">
            <Input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={12}
              {...input}
              {...control}
            />
            <Picture aria-busy={picture.kind === 'loading'} data-part="picture">
              {picture.kind === 'ready' && (
                <img src={picture.image} alt={pictureLabel} width={120} height={48} />
              )}
              {picture.kind === 'loading' && <SpinnerRing />}
              {picture.kind === 'failed' && failedText}
            </Picture>
            <IconButton icon="reload" label={reloadLabel} variant="filled" onClick={onReload} />
          </Row>
        )}
      </Field>
      {picture.kind === 'failed' && <Why role="alert">{picture.why}</Why>}
    </Root>
  );
}
