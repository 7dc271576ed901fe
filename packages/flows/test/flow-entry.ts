import type { AnyStateMachine } from 'xstate';
import type { PathModel } from './paths.ts';
import type { RaceModel } from './races.ts';

/** What a flow, or a part of one, supplies for its tests. */
export interface FlowEntry {
  readonly name: string;
  /** Its folder in src; the README there draws the machine. */
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly paths: PathModel;
  readonly races: RaceModel;
}
