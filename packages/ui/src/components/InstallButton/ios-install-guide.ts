/** What is shown beside a step: the system's share sign, its "add to home screen" sign, or a tick. */
export const iosStepSigns = ['share', 'add', 'done'] as const;
export type IosStepSign = (typeof iosStepSigns)[number];

export interface IosInstallStep {
  /** Drawn before the words, as the system shows it in its menu. */
  readonly sign: IosStepSign;
  /** "Toque em Compartilhar, embaixo no Safari". */
  readonly text: string;
}

export interface IosInstallGuide {
  /** Names the sheet: "Instalar no iPhone". */
  readonly title: string;
  /** What there is to gain by it. */
  readonly description: string;
  /** In the order in which they are taken. */
  readonly steps: readonly IosInstallStep[];
  /** The close button's words. */
  readonly closeLabel: string;
}
