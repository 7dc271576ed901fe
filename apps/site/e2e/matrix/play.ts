import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { Player } from '../player.ts';
import type { Cell } from './cells.ts';
import type { Expectation } from './faults.ts';
import { type Look, lookAt } from './look.ts';
import { cellHeader, type FaultProxy, type Plight } from './proxy.ts';
import { isLoggedIn, reachLogin } from './scenes/login.ts';
import type { Scene, WriteScene } from './scenes/scene.ts';
import { sceneOf } from './scenes.ts';

/** How long after the failure the player may be left without a word, in milliseconds (docs/promises.md, "Pages"). */
const patience = 5_000;
/** The client asks once more for what it reads, a second after the failure: until then nothing is settled. */
const retryDelay = 1_000;
/** The longest that a fault may need to take effect, on a busy machine. */
const longestWait = 15_000;
/** When a wait is spoken of. */
const slowAfter = 8_000;
/** The most elements of a page, however long a list is. */
const mostElements = 6_000;

/** Texts that no player may see: raw values, bodies of answers, keys of the catalogue. */
const rawText =
  /\bundefined\b|\bNaN\b|\[object |\{"|<html|<br \/>|nginx|SQLSTATE|Service Unavailable|Undefined index|x_newer_code|\b(account|account-security|auth|auth-password|cashier|common|controls|errors|games|games-home|games-play|information|records|site)[:.][a-z]+[A-Z.]\w+/;

/** Whatever the reason, what was asked for is not there. */
const ofFailureAlone: ReadonlySet<Expectation> = new Set(['words', 'network']);

/** Polls until it is so; false where it has not become so in time. */
async function becomes(isSo: () => Promise<boolean> | boolean, milliseconds: number): Promise<boolean> {
  try {
    await expect.poll(isSo, { timeout: milliseconds, intervals: [50, 150, 300] }).toBe(true);
    return true;
  } catch {
    return false;
  }
}

function listenForHarm(page: Page): readonly string[] {
  const harm: string[] = [];
  page.on('pageerror', (error) => harm.push(`uncaught: ${error.message.slice(0, 200)}`));
  page.on('console', (message) => {
    const text = message.text();
    if (/Content Security Policy|Trusted/.test(text)) harm.push(`policy: ${text.slice(0, 200)}`);
  });
  return harm;
}

/**
 * Somebody is there: what comes late comes now, and not seconds later on a page that has long been looked at. More than one sign, since
 * the page hears of none before it is awake.
 */
function stir({ page }: Player): Promise<unknown> {
  return page.evaluate(() => {
    const signs = setInterval(() => window.dispatchEvent(new Event('touchstart')), 50);
    setTimeout(() => clearInterval(signs), 2_000);
  });
}

/** Late parts of the home come as one scrolls; how many stand there says where one has been. Members who open the login find themselves there. */
function isGrowing({ address, member }: Pick<Scene, 'address' | 'member'>): boolean {
  const { pathname } = new URL(address, 'http://home');
  return pathname === '/' || (pathname === '/login' && member !== null);
}

/** Down as a thumb would, and back: what came too late for its place is put in as soon as that is below the window again. */
async function readThrough({ page }: Player): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let step = 0; step < 8; step += 1) {
    await page.mouse.wheel(0, 250);
    await delay(120);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** What has to be done on the open page before anything of the operation is seen. */
async function reach(player: Player, scene: Scene): Promise<void> {
  await scene.reach?.(player);
  if (isGrowing(scene) && !scene.write) await readThrough(player);
}

async function open(
  player: Player,
  { address, member, stored = {}, forgotten = [], isToldNews }: Scene,
): Promise<void> {
  player.isToldNews = isToldNews === true;
  await player.page.addInitScript((keys) => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      return keys.includes(key) ? null : getItem.call(this, key);
    };
  }, forgotten);
  await player.page.addInitScript((entries) => {
    if (self.origin === 'null' || sessionStorage.getItem('e2e')) return;
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, stored);
  if (member) await player.enterAs(member.name, address);
  else await player.open(address);
  await stir(player);
}

/** Nothing has moved for so long: the page is at rest. In milliseconds. */
const stillFor = 600;

/** Where cells are played. */
export interface Devices {
  /** The one of this cell. */
  readonly context: BrowserContext;
  /** One that has never seen the site. */
  readonly newDevice: () => Promise<BrowserContext>;
}

const healthyLooks = new Map<string, Promise<Look>>();

async function lookAtRest(newDevice: Devices['newDevice'], key: string, scene: Scene): Promise<Look> {
  const device = await newDevice();
  const page = await device.newPage();
  const underway = new Set<Request>();
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', (request) => underway.delete(request));
  page.on('requestfailed', (request) => underway.delete(request));
  try {
    const player = new Player(page, 'pt');
    await open(player, scene);
    await page.waitForLoadState('networkidle');
    await reach(player, scene);
    await page.waitForLoadState('networkidle');
    let look = await lookAt(page);
    let since = performance.now();
    const isAtRest = await becomes(async () => {
      const before = look;
      look = await lookAt(page);
      // The bar at the top has the member's balance once it is known who that is.
      const isKnown = scene.member === null || !look.hasFrame || look.banner.includes('R$');
      // A part that comes late says nothing of it while its file is on the way.
      if (!isSame(look, before) || look.isBusy || !isKnown || underway.size > 0) since = performance.now();
      return performance.now() - since > stillFor;
    }, patience);
    if (!isAtRest) throw new Error(`${key}: the page does not come to rest`);
    return look;
  } finally {
    await device.close();
  }
}

/** What a page shows when nothing is wrong; looked at once for all faults. */
function healthyLook(newDevice: Devices['newDevice'], key: string, scene: Scene): Promise<Look> {
  const look = healthyLooks.get(key) ?? lookAtRest(newDevice, key, scene);
  healthyLooks.set(key, look);
  return look;
}

function isSame(one: Look, other: Look): boolean {
  return one.main === other.main && one.banner === other.banner;
}

/** Every line of it is there; there may be more. */
function isWithin(healthy: Look, now: Look): boolean {
  const lines = new Set(now.main.split('\n'));
  return healthy.main.split('\n').every((line) => lines.has(line));
}

/** At least four fifths of the lines are there. */
function isMostly(now: Look, healthy: Look): boolean {
  const lines = healthy.main.split('\n');
  const found = new Set(now.main.split('\n'));
  return lines.filter((line) => found.has(line)).length >= lines.length * 0.8;
}

/** A word that is not known takes its own line with it, at the most with a mark; a row that has gone takes more. */
const linesOfWord = 2;

/** What differs is words, no whole row is missing. */
function hasAllRows(now: Look, healthy: Look): boolean {
  const countOf = ({ main }: Look) => main.split('\n').length;
  return countOf(now) >= countOf(healthy) - linesOfWord;
}

/** A cell in a tab of its own: the fault, what the player sees of it, and what is there when it is over. */
export class CellPlay {
  private readonly reasons: string[] = [];
  private presses = 0;

  private readonly cell: Cell;
  private readonly scene: Scene;
  private readonly plight: Plight;
  private readonly player: Player;
  private readonly newDevice: Devices['newDevice'];

  private constructor(
    cell: Cell,
    scene: Scene,
    plight: Plight,
    player: Player,
    newDevice: Devices['newDevice'],
  ) {
    this.cell = cell;
    this.scene = scene;
    this.plight = plight;
    this.player = player;
    this.newDevice = newDevice;
  }

  /** Answers what was wrong. */
  static async play(
    { context, newDevice }: Devices,
    proxy: FaultProxy,
    cell: Cell,
    id: string,
  ): Promise<readonly string[]> {
    const scene = await sceneOf(cell.page, cell.operation, cell.fault.expects === 'expired');
    const plight = proxy.open(id, cell.operation, cell.fault, `Motivo ${id} do servidor`);
    const page = await context.newPage();
    const harm = listenForHarm(page);
    try {
      await page.setExtraHTTPHeaders({ [cellHeader]: id });
      const play = new CellPlay(cell, scene, plight, new Player(page, 'pt'), newDevice);
      await play.run(scene.write);
      return [...play.reasons, ...harm];
    } finally {
      proxy.forget(id);
      await page.close();
    }
  }

  private async run(write: WriteScene | undefined): Promise<void> {
    const { page } = this.player;
    const { expects, name } = this.cell.fault;
    if (expects === 'waiting' || this.scene.looking) await page.clock.install();
    await open(this.player, this.scene);
    await reach(this.player, this.scene);
    if (write) await this.send(write);
    if (!(await becomes(() => this.plight.sent > 0, patience))) {
      this.fails(`the page has not called ${this.cell.operation.id}`);
      return;
    }
    if (name === 'overtaken') await this.leaveAndComeBack();
    if (expects === 'waiting') await page.clock.runFor(slowAfter + 500);
    if (!(await this.isToldInTime(write))) this.fails(`not told: ${await this.shown()}`);
    await this.checkPage();
    this.checkSent();
    if (expects === 'waiting') await this.stopWaiting();
    this.plight.heal();
    if (expects !== 'nothing' && expects !== 'content') await this.recover(write);
    else if (write) await this.finish(write);
    await this.checkPage();
    this.checkSent();
  }

  private fails(reason: string): void {
    this.reasons.push(reason);
  }

  private say(area: string, key: string): string {
    return this.player.say(area, key);
  }

  private look(): Promise<Look> {
    return lookAt(this.player.page);
  }

  private healthy(): Promise<Look> {
    const { address, member, reach } = this.scene;
    const key = `${address} ${member?.name ?? 'guest'} ${reach ? this.cell.operation.id : ''}`;
    return healthyLook(this.newDevice, key, this.scene);
  }

  /** As when nothing is wrong; of the home's late parts, and of games that come as one scrolls, there may be more. */
  private isWhole(now: Look, healthy: Look): boolean {
    const mayBeMore = isGrowing(this.scene) || this.cell.operation.id === 'listGames';
    if (!mayBeMore) return now.main === healthy.main;
    const failures = [this.say('common', 'retry'), this.plight.words];
    return isWithin(healthy, now) && !failures.some((text) => now.main.includes(text));
  }

  private asGuest(): Promise<Look> {
    const { address } = this.scene;
    return healthyLook(this.newDevice, `${address} guest `, { address, member: null });
  }

  private async send(write: WriteScene): Promise<void> {
    this.presses += 1;
    await write.send(this.player);
  }

  /** Nothing more is to be expected of the fault: its answers are there, and so are those of the one retry of a read. */
  private isSettled(): boolean {
    const { fault, operation } = this.cell;
    const { met, metAt, sent, pending } = this.plight;
    if (fault.expects === 'waiting') return true;
    const isRetried = fault.expects === 'network' && !operation.isWrite && sent < 2;
    return met > 0 && pending === 0 && performance.now() - metAt > (isRetried ? retryDelay + 300 : 150);
  }

  private async isToldInTime(write: WriteScene | undefined): Promise<boolean> {
    let isTold = false;
    const isTooLate = () => {
      const { metAt, pending } = this.plight;
      return metAt > 0 && pending === 0 && performance.now() - metAt > patience + retryDelay;
    };
    await becomes(async () => {
      isTold = await this.isAsItShould(write);
      return isTold || isTooLate();
    }, longestWait);
    return isTold;
  }

  private async isAsItShould(write: WriteScene | undefined): Promise<boolean> {
    const { expects } = this.cell.fault;
    const now = await this.look();
    if (this.words().some((text) => now.text.includes(text))) return true;
    if (!this.isSettled()) return false;
    if (this.scene.isLeftOut) return true;
    if (write) {
      const mayBeDone = expects === 'nothing' || expects === 'content' || expects === 'network';
      return (mayBeDone || write.isDoneAnyway === true) && write.isDone(this.player);
    }
    switch (expects) {
      case 'expired':
        // A stored token that is no longer good silently makes the player a guest (requirement AUTH-04).
        return this.cell.operation.id === 'getMember' && now.main === (await this.asGuest()).main;
      case 'content': {
        const failures = [this.say('errors', 'network'), this.say('errors', 'notFound')];
        const healthy = await this.healthy();
        // What can't be claimed for certain is not offered; but a record stands whatever state it is in.
        const { fault, operation } = this.cell;
        const isOfRecords = fault.name === 'an unknown code' && operation.list?.[0] === 'data';
        const isComplete = !isOfRecords || hasAllRows(now, healthy);
        return isComplete && isMostly(now, healthy) && !failures.some((text) => now.text.includes(text));
      }
      default: {
        const isWhole = this.isWhole(now, await this.healthy());
        // What waited for an answer that came late stands further down only now.
        if (!isWhole && isGrowing(this.scene)) await readThrough(this.player);
        return isWhole;
      }
    }
  }

  /** What the fault has to be told with; any of them. */
  private words(): readonly string[] {
    const { fault, operation } = this.cell;
    const looking = this.scene.looking?.(this.player) ?? [];
    const conflict = fault.name === '409' ? this.scene.conflict?.(this.player) : undefined;
    const ofFailure = this.scene.saysOfFailure?.(this.player);
    if (ofFailure !== undefined && ofFailureAlone.has(fault.expects)) return [ofFailure];
    switch (fault.expects) {
      case 'words':
        // Where an outcome is looked for, what a look meets is not the outcome.
        return [
          ...(operation.isInForeignWords ? this.ownWords() : [this.plight.words]),
          ...(operation.isWrite ? [] : looking),
          ...(fault.name === '404' ? this.notFound() : []),
          ...(conflict === undefined ? [] : [conflict]),
        ];
      case 'network':
        return [this.say('errors', 'network'), ...looking];
      case 'expired':
        return [
          this.scene.member ? this.say('auth', 'expired.title') : this.say('errors', 'unauthenticated'),
        ];
      case 'upgrade':
        return [this.say('errors', 'upgradeRequired')];
      case 'content':
        // Of an order in a state that is newer than we are nothing is claimed.
        return [
          ...(operation.isWrite ? [] : looking),
          ...(this.scene.saysOfNews ? [this.scene.saysOfNews(this.player)] : []),
        ];
      case 'waiting':
        return [
          this.say('controls', 'slow.stop'),
          ...(operation.isWrite ? [] : looking),
          ...(ofFailure === undefined ? [] : [ofFailure]),
        ];
      default:
        return fault.name === 'slow' && this.scene.saysOfDelay ? [this.scene.saysOfDelay(this.player)] : [];
    }
  }

  /** What the catalogue says by kind. */
  private ownWords(): readonly string[] {
    const kinds = ['refused', 'forbidden', 'notFound', 'conflict'];
    const wait = this.player.say('errors', 'rateLimited', { seconds: 2 });
    return [...kinds.map((kind) => this.say('errors', kind)), wait];
  }

  private notFound(): readonly string[] {
    return [
      this.say('errors', 'notFound'),
      this.say('cashier', 'payment.notFound.title'),
      this.say('games-play', 'transfer.wrongTypeText'),
    ];
  }

  private async shown(): Promise<string> {
    const { main } = await this.look();
    const known = this.scene.write ? [] : (await this.healthy()).main.split('\n');
    const news = main.split('\n').filter((line) => !known.includes(line));
    const gone = known.filter((line) => !main.split('\n').includes(line));
    const { sent, met } = this.plight;
    const lines = `${main.split('\n').length} of ${known.length} lines`;
    return `${sent} sent, ${met} met; ${lines}; new: ${news.join(' | ').slice(0, 300)}; gone: ${gone.join(' | ').slice(0, 150)}`;
  }

  /** What holds whatever happens. */
  private async checkPage(): Promise<void> {
    const look = await this.look();
    if (look.heads !== 1) this.fails(`${look.heads} h1`);
    if (look.mains !== 1) this.fails(`${look.mains} main`);
    if (!(this.cell.page.isAlone || look.hasFrame)) this.fails('the frame is gone');
    const { isInForeignWords } = this.cell.operation;
    if (isInForeignWords && look.text.includes(this.plight.words)) this.fails("the server's words are shown");
    if (look.overflow > 0) this.fails(`is ${look.overflow} px too wide`);
    if (look.elements > mostElements) this.fails(`${look.elements} elements`);
    if (look.hasForeignPicture) this.fails('markup of the server has become an element');
    const raw = rawText.exec(look.text)?.[0];
    if (raw !== undefined) this.fails(`raw text: ${raw}`);
  }

  /** No write is sent but by a press, and money moves once. */
  private checkSent(): void {
    const { sent, done, operation } = this.plight;
    const mayRepeat = !operation.isWrite || this.cell.fault.isRepeatedByBrowsers;
    if (!mayRepeat && sent > this.presses) this.fails(`sent ${sent} times for ${this.presses} presses`);
    if (done.size > 1) this.fails(`money moved ${done.size} times`);
  }

  /** To another page of the site and back, by its own links. */
  private async leaveAndComeBack(): Promise<void> {
    const { page } = this.player;
    const { pathname, search } = new URL(this.scene.address, page.url());
    const away = await page.evaluate((here) => {
      if (location.pathname !== here) return null;
      // The cashier without the layout leads from its own links to itself, but not from its foot.
      const within = (place: string) => [
        ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]`),
      ];
      const links = [...within('[data-part="alone-foot"]'), ...within('')];
      const link = links.find((one) => one.checkVisibility() && !['/login', here].includes(one.pathname));
      link?.click();
      return link?.pathname ?? null;
    }, pathname);
    if (away !== null) await page.waitForURL((url) => url.pathname !== pathname);
    // Elsewhere than the link leads: the page has found what it looked for, and has led on by itself.
    if (new URL(page.url()).pathname === away) {
      await page.goBack();
      // Back, and maybe on again.
      const isBack = () => {
        const url = new URL(page.url());
        return (url.pathname === pathname && url.search === search) || this.plight.sent > 1;
      };
      if (!(await becomes(isBack, patience))) throw new Error('does not come back');
      await reach(this.player, this.scene);
    }
    // Asked for once only: then the late refusal is the answer.
    if (!(await becomes(() => this.plight.sent > 1, retryDelay))) this.plight.heal();
  }

  /** The fault is over: the player goes on, and all is as ever. */
  private async recover(write: WriteScene | undefined): Promise<void> {
    if (!write?.isDoneAnyway) await this.logInAgain();
    await this.lookedFor();
    if (write) await this.finish(write);
    else await this.comesBack();
  }

  private async stopWaiting(): Promise<void> {
    const stop = this.player.button('controls', 'slow.stop').first();
    if (await stop.isVisible()) await stop.click();
  }

  private async logInAgain(): Promise<void> {
    const { member, address } = this.scene;
    const { page, loginDialog } = this.player;
    if (!member || (await page.evaluate(() => sessionStorage.getItem('fortuna.token') !== null))) return;
    const again = this.player.button('auth', 'expired.confirm');
    // Where nothing has to be told, the question may still be on its way.
    if (await becomes(() => again.isVisible(), retryDelay)) {
      await again.click();
      await loginDialog.waitFor();
    } else if (this.cell.page.path === '/download') {
      // Nothing on it leads there.
      await this.player.open('/login');
      await this.player.logIn(member.name);
      await becomes(() => isLoggedIn(this.player), patience);
      await this.player.open(address);
      return;
    } else {
      await reachLogin(this.player);
    }
    await this.player.logIn(member.name);
  }

  private async comesBack(): Promise<void> {
    const { page } = this.player;
    const healthy = await this.healthy();
    const isBack = async () => {
      const now = await this.look();
      return now.banner === healthy.banner && this.isWhole(now, healthy);
    };
    // What has been looked for and found may still be on its way to its page.
    if (await becomes(isBack, this.scene.looking ? patience : retryDelay)) return;
    const words = [this.say('common', 'retry'), this.say('auth', 'captcha.reload')];
    const retries = page.getByRole('button', { name: new RegExp(`^(${words.join('|')})$`) });
    const count = await retries.count();
    for (let index = 0; index < count; index += 1) {
      // One that has worked is gone, with those that have failed for the same reason; so is one that the page has left.
      await retries
        .first()
        .click({ timeout: retryDelay })
        .catch(() => undefined);
      if (isGrowing(this.scene)) await readThrough(this.player);
      if (await becomes(isBack, index + 1 < count ? retryDelay : patience)) return;
    }
    if (count > 0 && !this.isWhole(await this.look(), healthy))
      return this.fails(`the retry does not bring it back: ${await this.shown()}`);
    // What has no button comes with the next page, or with this one anew.
    await this.player.reload();
    await stir(this.player);
    await reach(this.player, this.scene);
    if (!(await becomes(isBack, patience))) this.fails(`does not come back: ${await this.shown()}`);
  }

  /** The write comes to its end, once. */
  private async finish(write: WriteScene): Promise<void> {
    const isDone = () => write.isDone(this.player);
    if (!(await becomes(async () => !(await this.look()).isBusy, patience))) this.fails('busy for ever');
    // What has been looked for and found may still be on its way to its page.
    if (this.scene.looking) await becomes(isDone, retryDelay);
    if (!(await isDone())) {
      await this.send(write);
      const wayOn = write.wayOn?.(this.player);
      const isOffered = async () => (await wayOn?.isVisible()) === true;
      await becomes(async () => (await isDone()) || (await isOffered()), patience);
      // Only what may have been done at the first try may hear so at the second.
      if (this.cell.fault.expects === 'network' && (await isOffered())) {
        await wayOn?.click();
        await write.goOn?.(this.player);
      }
      if (!(await becomes(isDone, patience))) this.fails(`does not come to its end: ${await this.shown()}`);
    }
    if (this.cell.operation.isMoney && this.plight.done.size !== 1)
      this.fails(`money moved ${this.plight.done.size} times`);
  }

  /** While an outcome is looked for, time passes; where it is not found, the player goes on. */
  private async lookedFor(): Promise<void> {
    const { page } = this.player;
    const { looking, goOn } = this.scene;
    if (!looking) return;
    const texts = looking(this.player);
    const isLooking = async () => {
      const { text } = await this.look();
      return this.plight.pending > 0 || texts.some((one) => text.includes(one));
    };
    for (let look = 0; look < 60 && (await isLooking()); look += 1) {
      await page.clock.runFor(2_000);
      await becomes(() => this.plight.pending === 0, patience);
      const next = goOn?.(this.player);
      if (next && (await next.isVisible())) {
        // What the server has done is found under the key that it was sent with; nobody is asked to go on without it.
        if (this.cell.operation.isWrite && this.plight.done.size > 0) this.fails('done, and not found again');
        this.presses += 1;
        await next.click();
        await becomes(async () => !(await next.isVisible()), patience);
      }
    }
  }
}
