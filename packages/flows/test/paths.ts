import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  getStateNodes,
  isMachineSnapshot,
} from 'xstate';
import { getStateNodes as allStateNodes } from 'xstate/graph';
import { HandClock, type Outcome, type Stage, settled } from './stage.ts';

export interface PathModel {
  /** A fresh machine with every actor and action provided by a fresh stage. */
  readonly build: () => { readonly machine: AnyStateMachine; readonly stage: Stage };
  readonly inputs: readonly unknown[];
  readonly playerEvents: readonly AnyEventObject[];
  /** What each call may answer. */
  readonly outcomes: Readonly<Record<string, readonly Outcome[]>>;
  readonly view: (snapshot: AnyMachineSnapshot) => { readonly kind: string };
  /** Throws where a path has broken a promise of the flow. */
  readonly check?: (stage: Stage, events: readonly AnyEventObject[]) => void;
  /** `from --event--> to` by view kind, without those that change nothing; sorted. All that the screen can ever see. */
  readonly moves: readonly string[];
}

/** One thing that can happen in a state: the player's event, an answer to the open call, or a timer. */
type Step =
  | { readonly by: 'player'; readonly event: AnyEventObject }
  | { readonly by: 'answer'; readonly outcome: Outcome; readonly label: string }
  | { readonly by: 'clock'; readonly timer: number };

/** A path as a running actor took it. */
interface Walked {
  readonly stage: Stage;
  readonly views: readonly string[];
  readonly kind: string;
  /** Says which state it has come to, invoked machines included. */
  readonly key: string;
  readonly next: readonly Step[];
}

export interface Report {
  readonly moves: readonly string[];
  /** States and transitions of the machine that no path took. */
  readonly missed: readonly string[];
}

/**
 * Walks to every state by the shortest path and takes every step from there, each time on a fresh running actor, so that invoked
 * machines are walked as they run (the paths of xstate/graph stop at them). `machine` is the one whose states and transitions
 * must all be met.
 */
export async function walk(model: PathModel, machine: AnyStateMachine): Promise<Report> {
  const moves = new Set<string>();
  const missed = new Set(everything(machine));
  for (const input of model.inputs) {
    const start = await replay(model, input, [], missed);
    const known = new Set([start.key]);
    const open = [{ steps: [] as readonly Step[], walked: start }];
    for (const { steps, walked: before } of open) {
      for (const step of before.next) {
        const path = [...steps, step];
        const walked = await replay(model, input, path, missed);
        // The same steps lead through the same views, or this walk shows nothing.
        if (walked.views.slice(0, -1).join() !== before.views.join()) {
          throw new Error(`views differ after ${path.map(labelOf).join(', ')}`);
        }
        model.check?.(
          walked.stage,
          path.flatMap((taken) => (taken.by === 'player' ? [taken.event] : [])),
        );
        if (before.kind !== walked.kind) {
          moves.add(`${before.kind} --${labelOf(step)}--> ${walked.kind}`);
        }
        if (known.has(walked.key)) continue;
        known.add(walked.key);
        open.push({ steps: path, walked });
      }
    }
  }
  return { moves: [...moves].sort(), missed: [...missed].sort() };
}

function labelOf(step: Step): string {
  if (step.by === 'player') return step.event.type;
  return step.by === 'answer' ? step.label : `after timer ${step.timer}`;
}

async function replay(
  model: PathModel,
  input: unknown,
  steps: readonly Step[],
  missed: Set<string>,
): Promise<Walked> {
  const { machine, stage } = model.build();
  const clock = new HandClock();
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return;
      // Marked as private, but nothing public tells which of several guarded transitions was taken.
      for (const transition of inspection._transitions) {
        const { source, eventType } = transition;
        missed.delete(source.id);
        const isAlways = eventType === '';
        const list = isAlways ? source.always : source.transitions.get(eventType);
        missed.delete(
          `${source.id} ${isAlways ? 'always' : `on ${eventType}`} #${list?.indexOf(transition)}`,
        );
      }
      const { snapshot } = inspection;
      if (!isMachineSnapshot(snapshot)) return;
      for (const { id } of getStateNodes(snapshot.machine.root, snapshot.value)) missed.delete(id);
    },
  });
  actor.start();
  const look = () => JSON.stringify(model.view(actor.getSnapshot()));
  const views = [look()];
  for (const step of steps) {
    if (step.by === 'player') actor.send(step.event);
    else if (step.by === 'clock') clock.fire(step.timer);
    else await stage.answer(step.outcome);
    await settled();
    views.push(look());
  }
  const snapshot = actor.getSnapshot();
  const next = nextSteps(model, snapshot, stage, clock);
  const walked = { stage, views, kind: model.view(snapshot).kind, key: keyOf(snapshot, views), next };
  actor.stop();
  return walked;
}

function nextSteps(
  model: PathModel,
  snapshot: AnyMachineSnapshot,
  stage: Stage,
  clock: HandClock,
): readonly Step[] {
  if (snapshot.status !== 'active') return [];
  const steps: Step[] = model.playerEvents.map((event) => ({ by: 'player', event }));
  for (const call of stage.open()) {
    for (const outcome of model.outcomes[call.name] ?? []) {
      const kind = 'error' in outcome ? 'error' : 'done';
      steps.push({ by: 'answer', outcome, label: `${kind} ${call.waiting}` });
    }
  }
  for (let timer = 0; timer < clock.size; timer += 1) steps.push({ by: 'clock', timer });
  return steps;
}

function keyOf(snapshot: AnyMachineSnapshot, views: readonly string[]): string {
  return JSON.stringify([valuesOf(snapshot), views.at(-1)]);
}

/** The state values of a machine and of the machines that it has invoked. */
function valuesOf(snapshot: AnyMachineSnapshot): unknown {
  const children = Object.entries<AnyActorRef>(snapshot.children).flatMap(([id, child]) => {
    const inner: unknown = child.getSnapshot();
    return isMachineSnapshot(inner) ? [[id, valuesOf(inner)]] : [];
  });
  return [snapshot.value, children];
}

/** Names of all states and transitions of a machine. */
function everything(machine: AnyStateMachine): readonly string[] {
  return allStateNodes(machine).flatMap((node) => [
    node.id,
    ...[...node.transitions].flatMap(([event, list]) =>
      list.map((_, index) => `${node.id} on ${event} #${index}`),
    ),
    ...(node.always ?? []).map((_, index) => `${node.id} always #${index}`),
  ]);
}
