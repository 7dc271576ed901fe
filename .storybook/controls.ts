import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { componentsOfFile, type PropFact } from './part-props.ts';

const numbers = /^(number|Centavos)( \| (null|undefined))*$/;
const texts = /^string( \| (null|undefined))*$/;

/** Data that an editor of JSON can show and give back: no elements, no functions. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined;
  if ('$$typeof' in value) return false;
  return Object.values(value).every(isPlain);
}

function controlOf({ words, type }: PropFact, value: unknown): InputType['control'] {
  if (words !== null && words.length > 0) return { type: 'select' };
  if (/^boolean( \| undefined)?$/.test(type)) return { type: 'boolean' };
  if (numbers.test(type)) return { type: 'number' };
  if (texts.test(type) || typeof value === 'string') return { type: 'text' };
  return typeof value === 'object' && value !== null && isPlain(value) ? { type: 'object' } : false;
}

/** The props of what the stories are about as controls; what a story says of one itself goes before. */
export const controlsFromProps: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const props = componentsOfFile(parameters.fileName)[0]?.props ?? [];
  const found = props.map((prop): [string, InputType] => {
    const { name, words, isRequired, fallback, type } = prop;
    const own = argTypes[name];
    return [
      name,
      {
        control: controlOf(prop, initialArgs[name]),
        ...(words && words.length > 0 && { options: words }),
        description: prop.sentence,
        table: { type: { summary: type }, ...(fallback && { defaultValue: { summary: fallback } }) },
        ...own,
        type: { name: 'other', value: type, ...own?.type, required: isRequired },
      },
    ];
  });
  return { ...argTypes, ...Object.fromEntries(found) } as typeof argTypes;
};
