import type { components } from '@fortuna/api/generated/schema.ts';
import cn from './activities/cn.json' with { type: 'json' };
import en from './activities/en.json' with { type: 'json' };
import pt from './activities/pt.json' with { type: 'json' };
import type { MessageLanguage } from './translate.ts';

export interface ActivityText {
  readonly title: string;
  readonly subtitle: string;
  readonly text: string;
  readonly steps: readonly string[];
  readonly terms: readonly string[];
  /** Names of the tiers, lowest first. */
  readonly tiers: readonly string[];
}

export interface ActivityTexts {
  readonly activities: Readonly<Record<components['schemas']['ActivityCode'], ActivityText>>;
  /** Ends the terms of every activity. */
  readonly abuse: readonly string[];
}

/** What the activity pages say. */
export const activityTexts: Readonly<Record<MessageLanguage, ActivityTexts>> = { pt, en, cn };
