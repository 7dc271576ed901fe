import type { AnyStateMachine } from 'xstate';
import type { PathModel } from './paths.ts';
import type { RaceModel } from './races.ts';

/** What a flow, or a part of flows, brings to be tested with. */
export interface FlowEntry {
  readonly name: string;
  /** Its folder in src; the README there draws the machine. */
  readonly folder: string;
  readonly machine: AnyStateMachine;
  readonly paths: PathModel;
  readonly races: RaceModel;
}
