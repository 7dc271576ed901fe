import { type Centavos, formatMoney } from '@fortuna/domain/money.ts';
import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import type { Faults } from '../../http/faults.ts';
import { type DeskTexts, deskTexts } from '../../messages/desk-texts.ts';
import type { MessageLanguage } from '../../messages/translate.ts';
import type { World } from '../../world/world.ts';
import type { Markup } from '../page.ts';

export type Words = (field: string) => string;

/** What the operator is told of the last press. */
export interface Told {
  readonly tone: 'done' | 'problem';
  readonly text: string;
}

/** The desk as it is opened: in one language, at one address. */
export interface Desk {
  readonly world: World;
  readonly faults: Faults;
  readonly language: MessageLanguage;
  readonly texts: DeskTexts;
  readonly told: Told | null;
  /** Of the address. */
  readonly search: string;
  /** A field of it; empty where there is none. */
  readonly asked: Words;
  /** A field of the form that was refused, so that nothing has to be typed twice. */
  readonly typed: Words;
  money(amount: Centavos): string;
  instant(at: number): string;
}

type Opening = Pick<Desk, 'world' | 'faults' | 'language' | 'told' | 'search' | 'asked' | 'typed'>;

export function openDesk(opening: Opening): Desk {
  const { language } = opening;
  return {
    ...opening,
    texts: deskTexts[language],
    money: (amount) => formatMoney(amount, language),
    instant: (at) => formatDateTime(new Date(at).toISOString(), language),
  };
}

export type SectionId = keyof DeskTexts['sections'];

export interface Section {
  readonly id: SectionId;
  /** Under which it stands in the menu; null: before all others. */
  readonly group: keyof DeskTexts['groups'] | null;
  /** How many things wait here for the operator. */
  waiting?(desk: Desk): number;
  body(desk: Desk): Markup;
}

/** Address of a section, or of one of its forms. */
export function deskPath(id: SectionId, form?: string): string {
  const section = id === 'overview' ? '/__desk' : `/__desk/${id}`;
  return form === undefined ? section : `${section}/${encodeURIComponent(form)}`;
}
