import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { drawingOf } from '../test/drawing.ts';
import { depositMachine } from './deposit/deposit.machine.ts';
import { paymentMachine } from './deposit/payment.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { withdrawalReviewMachine } from './withdrawal-review/withdrawal-review.machine.ts';

const drawn: readonly (readonly [string, AnyStateMachine])[] = [
  ['session', sessionMachine],
  ['deposit', depositMachine],
  ['deposit', paymentMachine],
  ['withdrawal-review', withdrawalReviewMachine],
];

test.each(drawn)('the README of %s draws every state and transition', (folder, machine) => {
  const readme = readFileSync(new URL(`./${folder}/README.md`, import.meta.url), 'utf8');
  const drawings = [...readme.matchAll(/```mermaid\n(.*?)\n```/gs)].map(([, drawing]) => drawing);
  expect(drawings).toContain(drawingOf(machine));
});
