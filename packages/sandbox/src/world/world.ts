import type { RandomInteger } from '@fortuna/domain/fair-play/draws.ts';
import { eq } from 'drizzle-orm';
import type { SiteSettings } from '../site/site-settings.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { PasswordHashing } from './hashing.ts';
import { randomHex } from './random.ts';
import type { CashierRules } from './rules.ts';
import { settings } from './schema.ts';

/** Everything that a rule of the sandbox may touch. */
export interface World {
  readonly db: Database;
  readonly clock: Clock;
  /** Decides game rounds and captchas. */
  readonly random: RandomInteger;
  readonly passwords: PasswordHashing;
  readonly rules: CashierRules;
  /** Origin under which the outside reaches the sandbox, without a trailing slash. */
  readonly publicUrl: string;
  /** Sites that nobody has set up, by the hosts of the brands that they put on. */
  readonly brandSites: ReadonlyMap<string, SiteSettings>;
  /** Origins of sites that may call, embed games, and be returned to; the first is the default. */
  readonly siteOrigins: readonly string[];
}

/** The key for signatures and withdrawal passwords; made once for each database. */
export function secretOf(world: World): string {
  const found = world.db.select().from(settings).where(eq(settings.key, 'secret')).get();
  if (found) return found.value;
  const secret = randomHex(32);
  world.db.insert(settings).values({ key: 'secret', value: secret }).run();
  return secret;
}
