/** What takes off in a crash game, by the words of its title: its cover and the game itself show the same. */
export const crashThings = {
  saucer: 'disco saucer',
  bomb: 'bum boom',
  comet: 'cometa comet',
  horizon: 'horizonte horizon',
  leap: 'salto leap',
  airship: 'zepelim dirigivel zeppelin airship',
  balloon: 'balao montgolfier balloon',
  kite: 'pipa kite',
  glider: 'asa-delta parapente paraquedas planador voo glider paraglider parachute flight',
  plane: 'aviao hidroaviao jato jatinho ultraleve plane seaplane jet ultralight',
  rocket: 'foguete decolagem saturno rocket take-off saturn',
} as const;

export type CrashThing = keyof typeof crashThings;
