import { type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';

type StateNode = ReturnType<typeof getStateNodes>[number];

/** The Mermaid drawing of a machine, which its README must show: composite states, transitions, guards. */
export function drawingOf(machine: AnyStateMachine): string {
  const { root } = machine;
  const lines = ['stateDiagram-v2', ...body(root, '  ')];
  for (const node of [root, ...getStateNodes(machine)]) lines.push(...arrowsFrom(node, root));
  return lines.join('\n');
}

function nameOf(node: StateNode): string {
  return node.path.join('_');
}

function body(node: StateNode, indent: string): string[] {
  const children = Object.values(node.states) as StateNode[];
  const blocks = children.map((child) => {
    const declaration = `${indent}state "${child.key}" as ${nameOf(child)}`;
    return Object.keys(child.states).length === 0
      ? [declaration]
      : [`${declaration} {`, ...body(child, `${indent}  `), `${indent}}`];
  });
  if (node.type === 'parallel') {
    return blocks.flatMap((block, index) => (index === 0 ? block : [`${indent}--`, ...block]));
  }
  const start = `${indent}[*] --> ${nameOf(node.initial.target[0] as StateNode)}`;
  const ends = children
    .filter((child) => child.type === 'final')
    .map((child) => `${indent}${nameOf(child)} --> [*]`);
  return [start, ...blocks.flat(), ...ends];
}

function arrowsFrom(node: StateNode, root: StateNode): string[] {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return transitions.flatMap(({ target, eventType, guard }) =>
    (target ?? []).map((to) => {
      // Transitions that hold in every state are drawn from the machine as a whole.
      const from = node === root ? 'anywhere' : nameOf(node);
      const label = [labelOf(eventType, node), guardOf(guard)].filter(Boolean).join(' ');
      return `  ${from} --> ${nameOf(to as StateNode)}${label === '' ? '' : `: ${label}`}`;
    }),
  );
}

function labelOf(eventType: string, node: StateNode): string {
  const [prefix, kind, ...rest] = eventType.split('.');
  if (prefix !== 'xstate') return eventType;
  if (kind === 'after') return `after ${rest[0]}`;
  const src = String(node.invoke.find(({ id }) => eventType.endsWith(id))?.src);
  if (kind !== 'done') return `${src} fails`;
  // A call answers; a part of the flow comes to its end.
  return `${src} ${node.machine.implementations.actors[src] instanceof StateMachine ? 'ends' : 'answers'}`;
}

function guardOf(guard: unknown): string {
  if (guard === undefined) return '';
  return `[${typeof guard === 'string' ? guard : (guard as { readonly type: string }).type}]`;
}
