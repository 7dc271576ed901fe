import { useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Heading, Mark, Words } from './AgeGate.style.ts';

export const ageGateStates = ['Asking', 'Refused', 'LongText'] as const;

interface AgeGateWords {
  /** Says what is asked, or how it stands, with the age in it: it names the window. */
  readonly title: string;
  /** Why, and what the site is: one honest paragraph each. */
  readonly paragraphs: readonly string[];
}

export type AgeGateView =
  | ({
      readonly kind: 'asking';
      /** The one button: "Tenho 18 anos ou mais". */
      readonly confirmLabel: string;
    } & AgeGateWords)
  /** Someone said that they are younger: the site stays closed. */
  | ({ readonly kind: 'refused' } & AgeGateWords);

export interface AgeGateLink {
  /** Where a press leads. */
  readonly href: string;
  /** The link's own words. */
  readonly label: string;
}

export interface AgeGateProps {
  /** In sight; the owner closes it, after an answer. */
  readonly isOpen: boolean;
  /** What is asked, or that the site stays closed, with its words. */
  readonly view: AgeGateView;
  /** The person says to be of age; only ever called while `asking`. */
  readonly onConfirm: () => void;
  /** A place outside the site, with no way back built in. */
  readonly leave: AgeGateLink;
  /** The person took the way out: the owner remembers it and shows `refused` to whoever comes back. */
  readonly onLeave: () => void;
  /** Help and the rules of responsible gaming; always shown. */
  readonly help: AgeGateLink & {
    /** "abre em nova aba", where it leads off the site. Left out: it stays in this tab. */
    readonly newTabLabel?: string;
  };
}

/**
 * Asks for the age before anything else. Neither Escape nor a press outside closes it, and no answer is preset. Locked for
 * every brand: its structure has no axis, and the 18+ mark is the law's, not the brand's.
 */
export function AgeGate({ isOpen, view, onConfirm, leave, onLeave, help }: AgeGateProps) {
  const heading = useRef<HTMLSpanElement>(null);
  const isAsking = view.kind === 'asking';
  return (
    <Dialog
      isOpen={isOpen}
      isAlert
      isDismissible={false}
      // Never called: it cannot be dismissed.
      onClose={() => undefined}
      closeLabel=""
      // Not on a button: a key pressed ahead of time is not an answer.
      initialFocus={heading}
      title={
        <Heading ref={heading} tabIndex={-1}>
          <Mark aria-hidden="true">18+</Mark>
          {view.title}
        </Heading>
      }
      actions={
        <>
          {view.kind === 'asking' && (
            <Button variant="primary" size="lg" onClick={onConfirm}>
              {view.confirmLabel}
            </Button>
          )}
          <ButtonLink href={leave.href} size="lg" rel="noreferrer" onClick={isAsking ? onLeave : undefined}>
            {leave.label}
          </ButtonLink>
        </>
      }
    >
      <Words>
        {view.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TextLink href={help.href} newTabLabel={help.newTabLabel} isStandalone>
          {help.label}
        </TextLink>
      </Words>
    </Dialog>
  );
}
