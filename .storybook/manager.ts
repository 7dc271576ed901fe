import { formatHex } from 'culori';
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { mareTokens } from '../packages/ui/src/brands/mare/tokens.ts';
import { puloTokens } from '../packages/ui/src/brands/pulo/tokens.ts';
import { salaoTokens } from '../packages/ui/src/brands/salao/tokens.ts';
import { iconSprite } from '../packages/ui/src/icons/sprite.ts';
import { ToolbarTool } from './toolbar-tool.ts';
import { idleReasons, type Tool } from './toolbar-tools.ts';

/** Storybook's theme reckons with colours, and does not know `oklch`. */
function hex(color: string): string {
  return formatHex(color) ?? '#000000';
}

const { color: light } = salaoTokens;
const shapes = [
  `<circle cx="12" cy="16" r="10" fill="${hex(mareTokens.color.accent)}"/>`,
  `<path d="M30 5 41 16 30 27 19 16Z" fill="${hex(light.accent)}"/>`,
  `<path d="M39 7h18v18H39Z" fill="${hex(puloTokens.color.accent)}" stroke="${hex(light.text)}"/>`,
].join('');
/** One kit, three companies: a disc, a lozenge and a block, each in the accent of its brand. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="184" height="32" viewBox="0 0 184 32">${shapes}<text x="68" y="23" font-family="system-ui, sans-serif" font-size="21" font-weight="700" fill="${hex(light.text)}">Fortuna</text></svg>`;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Fortuna: one kit, three companies',
    brandUrl: './?path=/docs/start-here-welcome--docs',
    brandTarget: '_self',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    colorPrimary: hex(light.accent),
    colorSecondary: hex(light.accent),
    appBg: hex(light.bg),
    appContentBg: hex(light.surface2),
    appBorderColor: hex(light.line),
    barBg: hex(light.surface1),
    barTextColor: hex(light.textMuted),
    barSelectedColor: hex(light.accent),
    barHoverColor: hex(light.accentHover),
    textColor: hex(light.text),
    textMutedColor: hex(light.textMuted),
    inputBg: hex(light.fieldBg),
    inputBorder: hex(light.fieldLine),
    inputTextColor: hex(light.text),
  }),
  sidebar: {
    // Screens are sorted by the areas of the code, which are written small.
    renderLabel: ({ name }) => (name === 'vip' ? 'VIP' : name.charAt(0).toUpperCase() + name.slice(1)),
  },
});

document.body.insertAdjacentHTML('afterbegin', iconSprite('line'));
// Out of the flow, or its line would push all of the manager down.
document.querySelector<SVGElement>('body > [data-icons]')?.style.setProperty('position', 'absolute');

addons.register('fortuna/toolbar', () => {
  for (const name of Object.keys(idleReasons) as Tool[]) {
    addons.add(`fortuna/toolbar/${name}`, {
      type: types.TOOL,
      title: name,
      match: ({ viewMode, tabId }) => /^(story|docs)$/.test(viewMode ?? '') && !tabId,
      render: () => createElement(ToolbarTool, { name }),
    });
  }
});
