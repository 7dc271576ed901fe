export interface Sound {
  /** One tone, at once or after a delay. @param pitch in hertz @param delay, length in seconds */
  readonly tone: (
    kind: OscillatorType,
    pitch: number,
    delay: number,
    length: number,
    loudness: number,
  ) => void;
  readonly reelStopped: () => void;
  /** The higher, the larger the win: 0, 1, 2. Nothing else is celebrated. */
  readonly won: (size: number) => void;
}

/** Short tones that the browser makes itself; off until the button is pressed. Sent to the browser as its text. */
export function playSound(button: Element): Sound {
  let context: AudioContext | null = null;
  let isOn = false;

  function tone(kind: OscillatorType, pitch: number, delay: number, length: number, loudness: number): void {
    if (!isOn || context === null) return;
    const from = context.currentTime + delay;
    const source = new OscillatorNode(context, { type: kind, frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(loudness, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
    source.connect(volume).connect(context.destination);
    source.start(from);
    source.stop(from + length);
  }

  button.addEventListener('click', () => {
    context ??= new AudioContext();
    void context.resume();
    isOn = !isOn;
    button.setAttribute('aria-pressed', String(isOn));
  });

  return {
    tone,
    reelStopped: () => tone('triangle', 130, 0, 0.12, 0.25),
    won: (size) => {
      const scale = [523, 659, 784, 1047, 1319, 1568];
      scale.slice(0, 3 + size).forEach((pitch, index) => {
        tone('sine', pitch, index * 0.11, 0.4, 0.18);
      });
    },
  };
}
