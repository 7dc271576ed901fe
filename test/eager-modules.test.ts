import { expect, it } from 'vitest';
import { eagerModules } from '../apps/site/build/eager-modules.ts';

/** What the plugin makes of a chunk. */
function rendered(code: string): string {
  const { renderChunk } = eagerModules;
  const handler = typeof renderChunk === 'object' ? renderChunk.handler : renderChunk;
  return String(Reflect.apply(handler as (code: string) => string, undefined, [code]));
}

it('compiles the modules that the bundler has wrapped with their file, and nothing else', () => {
  const helper = 'import{t as n}from"./rolldown-runtime-x.js";import{t as o}from"./other.js";';
  const code = `${helper}var a=n(e=>{e.b=()=>1}),b=n((e,t)=>{t.exports=a()}),c=o(e=>e),d=n(a),e=[1].map(e=>e);`;
  expect(rendered(code)).toBe(
    `${helper}var a=n((e=>{e.b=()=>1})),b=n(((e,t)=>{t.exports=a()})),c=o(e=>e),d=n(a),e=[1].map(e=>e);`,
  );
});
