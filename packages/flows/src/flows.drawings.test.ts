import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf } from '../test/drawing.ts';
import { flows } from '../test/registry.ts';

test.each(flows)('the README of $folder draws every state and transition of $name', ({ folder, machine }) => {
  const readme = readFileSync(new URL(`./${folder}/README.md`, import.meta.url), 'utf8');
  const drawings = [...readme.matchAll(/```mermaid\n(.*?)\n```/gs)].map(([, drawing]) => drawing);
  expect(drawings).toContain(drawingOf(machine));
});

test('every folder with a machine is in the registry', () => {
  const files = readdirSync(new URL('.', import.meta.url), { recursive: true }).map(String);
  const machines = files.filter((file) => file.endsWith('.machine.ts'));
  const folders = machines.map((file) => file.split('/')[0]).sort();
  expect(flows.map(({ folder }) => folder).sort()).toEqual(folders);
});
