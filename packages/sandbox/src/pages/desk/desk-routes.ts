import { type Context, Hono } from 'hono';
import type { Faults } from '../../http/faults.ts';
import { limitBody } from '../../http/limit-body.ts';
import { inTransaction } from '../../world/database.ts';
import type { World } from '../../world/world.ts';
import { lockDown } from '../page.ts';
import { type Desk, deskPath, openDesk, type SectionId, type Words } from './desk.ts';
import { deskActions } from './desk-actions.ts';
import { isFromHere } from './desk-guard.ts';
import { deskLanguage } from './desk-language.ts';
import { deskPage } from './desk-page.ts';
import { deskSections } from './desk-sections.ts';
import { keepForNextPage, type RefusedKey, takeTold } from './desk-told.ts';

interface Form {
  readonly typed: Words;
  readonly file: (field: string) => Uint8Array;
}

async function formOf(context: Context): Promise<Form> {
  const fields = await context.req.parseBody();
  const files = new Map<string, Uint8Array>();
  for (const [field, value] of Object.entries(fields)) {
    if (value instanceof File) files.set(field, new Uint8Array(await value.arrayBuffer()));
  }
  return {
    typed: (field) => {
      const value = fields[field];
      return typeof value === 'string' ? value.trim() : '';
    },
    file: (field) => files.get(field) ?? new Uint8Array(),
  };
}

/** Where a form was pressed: its page with filters and page number; else the section that it belongs to. */
function wherePressed(context: Context, section: SectionId): string {
  const from = context.req.header('referer') ?? '';
  if (!URL.canParse(from)) return deskPath(section);
  const { host, pathname, search } = new URL(from);
  const isDesk = host === new URL(context.req.url).host && /^\/__desk(\/|$)/.test(pathname);
  return isDesk ? pathname + search : deskPath(section);
}

const nothingTyped: Words = () => '';

/** @param largestForm in bytes */
export function deskRoutes(world: World, faults: Faults, largestForm: number): Hono {
  const app = new Hono();

  app.use(async (context, next) => {
    lockDown(context);
    if (!isFromHere(world, context)) return context.text('Forbidden', 403);
    await next();
  });

  function opened(context: Context, change: Partial<Pick<Desk, 'told' | 'typed'>> = {}): Desk {
    const language = deskLanguage(context);
    const asked: Words = (field) => (context.req.query(field) ?? '').trim();
    const { search } = new URL(context.req.url);
    return openDesk({ world, faults, language, told: null, search, asked, typed: nothingTyped, ...change });
  }

  for (const section of Object.values(deskSections)) {
    app.get(section.id === 'overview' ? '/' : `/${section.id}`, (context) => {
      const desk = opened(context);
      return context.html(deskPage({ ...desk, told: takeTold(context, desk.language) }, section));
    });
  }

  function refused(context: Context, desk: Desk, section: SectionId, reason: RefusedKey, status: 413 | 422) {
    const told = { tone: 'problem', text: desk.texts.refused[reason] } as const;
    return context.html(deskPage({ ...desk, told }, deskSections[section]), status);
  }

  for (const [address, section, action] of deskActions) {
    const limit = limitBody(largestForm, (context) => {
      const hasFile = context.req.header('content-type')?.startsWith('multipart/') ?? false;
      return refused(context, opened(context), section, hasFile ? 'picture' : 'fields', 413);
    });
    app.post(address, limit, async (context) => {
      const { typed, file } = await formOf(context);
      const desk = opened(context, { typed });
      const named: Words = (part) => context.req.param(part) ?? '';
      const outcome = inTransaction(world.db, () => action({ ...desk, named, file }));
      if ('refused' in outcome) return refused(context, desk, section, outcome.refused, 422);
      keepForNextPage(context, outcome);
      return context.redirect(wherePressed(context, section), 303);
    });
    // Where a refused form has led to, whoever asks for the address alone gets the section.
    app.get(address, (context) => context.redirect(deskPath(section), 302));
  }

  return app;
}
