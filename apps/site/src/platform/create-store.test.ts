import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('whoever follows hears of each value, until they stop', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  const other = vi.fn();
  store.subscribe(other);
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(other).toHaveBeenCalledTimes(3);
  expect(store.get()).toBe(4);
});

test('who stops while the others are told keeps none of them from hearing', () => {
  const store = createStore(1);
  const last = vi.fn();
  const stop = store.subscribe(() => stop());
  store.subscribe(last);
  store.set(2);
  expect(last).toHaveBeenCalledOnce();
});

test('stores know nothing of each other', () => {
  const one = createStore('a');
  const other = createStore('a');
  one.set('b');
  expect(other.get()).toBe('a');
});

const name = createStore('guest');
const Name = () => createElement('p', null, name.use());

test('the prerendered page has the first value, whatever has happened since', () => {
  name.set('rica');
  expect(renderToString(createElement(Name))).toBe('<p>guest</p>');
});
