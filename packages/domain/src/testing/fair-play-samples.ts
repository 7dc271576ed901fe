import type { VerifiableRound } from '../fair-play/verify-round.ts';

/** Rounds worked out with Node's own cryptography, which the product does not use. */
export const sampleRounds = {
  slot: {
    stake: 500,
    win: 1300,
    facts: {
      engine: 'slot',
      theme: 'coast',
      stops: [2, 29, 17, 9, 17],
    },
    commitment: '39f369b60a285aa714676c68377e2f18a3aee76317136fc9785ebf828cd77662',
    seeds: {
      serverSeed: '9ee67c30210003c6a785223cb98dc9c2215405c2aaa4f4c3d94067d94bbce27f',
      clientSeed: 'a1b2c3d4',
      nonce: 7,
    },
  },
  crash: {
    stake: 500,
    win: 750,
    facts: {
      engine: 'crash',
      point: 304,
      cashedOut: 150,
    },
    commitment: 'b48909814051b8e682f28eb7f99fc78f39daca765caedd72e07dcff9e60256d9',
    seeds: {
      serverSeed: 'a4846f634c987a4d401c1527adb0c6742ec776e77fedd85e01a4f82cbace3af6',
      clientSeed: 'foguete-da-lua',
      nonce: 7,
    },
  },
  roulette: {
    stake: 500,
    win: 3600,
    facts: {
      engine: 'roulette',
      number: 6,
      bets: [
        { spot: 'straight-6', amount: 100 },
        { spot: 'straight-7', amount: 400 },
      ],
    },
    commitment: '91975dd6c0ce3e528f3f25a1cbd2ec7b930d020e4e963f59de5b14eb25b3acdc',
    seeds: {
      serverSeed: '3a31265ef72c843791fcfa6263ae6a88e418945f0f2ccfa02c5b34be0af49fbd',
      clientSeed: 'table-5787',
      nonce: 50819571,
    },
  },
} as const satisfies Record<string, VerifiableRound>;
