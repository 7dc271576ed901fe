import type { VerifiableRound } from '@fortuna/domain/fair-play/verify-round.ts';
import type { RoundProof } from '@fortuna/domain/model/games-proof.ts';
import { sampleRounds } from '@fortuna/domain/testing/fair-play-samples.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guestIsSignedOut } from '../../../story/sample.ts';
import { showsEvery, showsKind } from '../../../story/shows-every.ts';
import { ready } from '../../page/loadable.ts';
import type { FairPlayContent } from './FairPlay.view.ts';
import { FairPlayScreen, fairPlayStates } from './FairPlayScreen.tsx';

const { slot, crash, roulette } = sampleRounds;

const names = { slot: 'Tesouro da Maré', crash: 'Foguete da Lua', roulette: 'Roleta Atlântica' } as const;

function roundOf({ stake, win, facts, commitment, seeds }: VerifiableRound): RoundProof {
  return {
    id: '41',
    gameName: names[facts.engine],
    provider: 'Mangue Games',
    placedAt: '2026-03-14T18:20:00.000Z',
    status: 'settled',
    stake,
    win,
    facts,
    seeds: { ...seeds, commitment },
  };
}

type Checked = Extract<FairPlayContent, { kind: 'checked' }>;

function checkedOf(sample: VerifiableRound, change: Partial<Checked['check']> = {}): Checked {
  const { clientSeed, nonce } = sample.seeds;
  return {
    kind: 'checked',
    round: roundOf(sample),
    seeds: { ...sample.seeds, commitment: sample.commitment },
    check: {
      fingerprint: sample.commitment,
      isFingerprintRight: true,
      blockText: `${clientSeed}:${nonce}:0`,
      block: 'c1'.repeat(32),
      facts: sample.facts,
      isOutcomeRight: true,
      win: sample.win,
      isWinRight: true,
      ...change,
    },
  };
}

const meta = {
  title: 'Screens/games/FairPlay',
  tags: ['brands'],
  component: FairPlayScreen,
  parameters: guestIsSignedOut,
  args: { view: ready(checkedOf(slot)) },
} satisfies Meta<typeof FairPlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const saysNo: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Não, esta rodada não confere');
};

export const SlotRight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sim, esta rodada confere');
    await expect(canvas.getAllByText(slot.commitment)).toHaveLength(2);
    await expect(canvas.getAllByText('Rolos parados em 3 · 30 · 18 · 10 · 18')).toHaveLength(2);
  },
};
export const CrashRight: Story = {
  args: { view: ready(checkedOf(crash)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Queda em 3,04×; saída em 1,50×')).toHaveLength(2);
  },
};
export const CrashLost: Story = {
  args: {
    view: ready(checkedOf({ ...crash, win: 0, facts: { ...crash.facts, cashedOut: null } })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Queda em 3,04×; sem saída antes')).toHaveLength(2);
  },
};
export const RouletteRight: Story = {
  args: { view: ready(checkedOf(roulette)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(`A bola parou no ${roulette.facts.number}`)).toHaveLength(2);
  },
};
export const SeedAltered: Story = {
  args: {
    view: ready(checkedOf(slot, { fingerprint: 'd4'.repeat(32), isFingerprintRight: false })),
  },
  play: saysNo,
};
export const OutcomeAltered: Story = {
  args: {
    view: ready(
      checkedOf(slot, { facts: { ...slot.facts, stops: [0, 29, 17, 9, 17] }, isOutcomeRight: false }),
    ),
  },
  play: saysNo,
};
export const WinAltered: Story = {
  args: { view: ready(checkedOf(slot, { win: 900, isWinRight: false })) },
  play: saysNo,
};
export const Secret: Story = {
  args: {
    view: ready<FairPlayContent>({
      kind: 'secret',
      round: { ...roundOf(crash), status: 'open', win: 0, facts: null },
      seeds: { ...crash.seeds, commitment: crash.commitment, serverSeed: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(crash.commitment)).toBeVisible();
    await expect(canvas.queryByText(crash.seeds.serverSeed)).toBeNull();
  },
};
export const Unproven: Story = {
  args: {
    view: ready<FairPlayContent>({
      kind: 'unproven',
      round: { ...roundOf(slot), facts: null, seeds: null },
    }),
  },
};
export const Unsupported: Story = {
  args: { view: ready<FairPlayContent>({ kind: 'unsupported', round: roundOf(slot) }) },
};
export const Explained: Story = {
  args: { view: ready<FairPlayContent>({ kind: 'explained' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Escolher uma rodada' })).toHaveAttribute(
      'href',
      '/game-record',
    );
  },
};

showsEvery(fairPlayStates, {
  SlotRight,
  CrashRight,
  CrashLost,
  RouletteRight,
  SeedAltered,
  OutcomeAltered,
  WinAltered,
  Secret,
  Unproven,
  Unsupported,
  Explained,
});
showsKind<FairPlayContent['kind']>({
  explained: Explained,
  secret: Secret,
  unproven: Unproven,
  unsupported: Unsupported,
  checked: SlotRight,
});
