import { formatCnpj } from '@fortuna/domain/cnpj.ts';
import { formatCpf } from '@fortuna/domain/cpf.ts';
import { formatMobile } from '@fortuna/domain/phone.ts';
import type { PixKeyType } from '@fortuna/domain/pix-key.ts';
import type { ComponentProps, Ref } from 'react';
import { MaskedField } from '../MaskedField/MaskedField.tsx';

export const pixKeyFieldStates = ['Cpf', 'Cnpj', 'Phone', 'Email', 'Evp', 'WithError', 'LongText'] as const;

export interface PixKeyFieldProps {
  /** The kind that the player has chosen; it is never guessed from the text. */
  readonly type: PixKeyType;
  /** Stands above the box and names it. */
  readonly label: string;
  /** Under which the form knows the box; unique in it. */
  readonly name: string;
  /** As shown, already formatted for its kind. */
  readonly value: string;
  /** Gets the whole text after each edit, formatted for its kind. */
  readonly onChange: (value: string) => void;
  /** The focus has left the box, e.g. to check it now. Left out: nothing happens. */
  readonly onBlur?: () => void;
  /** An example of the format, while the box is empty. Default: nothing. */
  readonly placeholder?: string;
  /** What to correct, below the box, which is marked as invalid. Left out: nothing is wrong. */
  readonly error?: string | undefined;
  /** The text box itself, so that a form can put the focus on it. May be left out. */
  readonly ref?: Ref<HTMLInputElement>;
}

interface KeyKind {
  readonly format: (text: string) => string;
  readonly inputMode: ComponentProps<'input'>['inputMode'];
}

const asTyped = (text: string) => text.trimStart();

const kinds: Readonly<Record<PixKeyType, KeyKind>> = {
  cpf: { format: formatCpf, inputMode: 'numeric' },
  // Since July 2026 letters too, so no number pad.
  cnpj: { format: formatCnpj, inputMode: 'text' },
  phone: { format: formatMobile, inputMode: 'tel' },
  email: { format: asTyped, inputMode: 'email' },
  evp: { format: (text) => asTyped(text).toLowerCase(), inputMode: 'text' },
};

/** A PIX key of a given kind, formatted as one types, with the matching keyboard. */
export function PixKeyField({ type, ...field }: PixKeyFieldProps) {
  return <MaskedField {...field} {...kinds[type]} autoCapitalize="none" spellCheck={false} />;
}
