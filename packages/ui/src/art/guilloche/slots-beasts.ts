import { disc, oval, place, repeat, ring, shape, stroke, svg } from '../svg.ts';
import { fill, paper } from './ground.ts';
import { glory, hairFrame, rosette } from './ornament.ts';
import { cut, gilt, type Scene, shade, solid } from './sheet.ts';

/** A horse of the carousel: its head, plumed, and a mane that the wind takes. */
export const horse: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    fill(s, 'h') +
    place(rosette(s, 'ho', { r: 200, depth: 30, lobes: 22, lines: 6 }), 160, 190) +
    hairFrame(s) +
    gilt(
      s,
      'M166 52C210 30 252 40 282 72Q262 70 250 78C284 96 304 128 306 164Q290 148 276 148C298 182 306 216 298 250Q286 234 272 232C290 268 292 306 276 344Q268 326 254 320C262 350 256 376 240 400H160L140 110z',
    ) +
    stroke(
      'M176 70Q222 50 256 66M196 86Q254 92 286 134M210 116Q266 144 286 222M222 158Q264 190 274 266M230 206Q262 246 264 312M236 256Q256 300 250 350',
      inks.ground,
      3,
    ) +
    shape(
      'M140 66L150 24L172 62C230 82 262 180 270 400H84C104 340 138 316 144 264C124 256 116 240 100 238C88 238 80 248 66 252C46 254 28 236 34 212C40 204 44 200 48 188C62 152 84 120 100 96C110 82 122 72 140 66z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="6"`,
    ) +
    shade(s, 'M172 62C230 82 262 180 270 400H196C214 300 206 170 150 90z') +
    cut(s, 'M144 264C160 256 170 236 168 210', 4) +
    shape('M86 142Q98 124 120 128Q112 148 92 152z', inks.cut) +
    disc(104, 139, 6, inks.accent) +
    cut(s, 'M80 128Q98 108 122 116', 3.5) +
    cut(s, 'M38 212Q48 204 54 212M48 242Q62 228 80 232', 4) +
    cut(s, 'M152 56L156 38L164 58', 3) +
    stroke('M60 176L88 236M132 86C150 120 162 170 142 252M78 226Q120 200 154 220', inks.accent, 9) +
    stroke(
      'M60 176L88 236M132 86C150 120 162 170 142 252M78 226Q120 200 154 220',
      inks.cut,
      1.8,
      ' stroke-dasharray="0 6"',
    ) +
    disc(82, 224, 12, inks.accent, ` stroke="${inks.cut}" stroke-width="3"`) +
    disc(152, 214, 9, inks.accent, ` stroke="${inks.cut}" stroke-width="3"`) +
    solid(s, 'M134 72C96 62 80 30 96 8C104 26 112 28 116 8C126 26 132 26 140 6C150 30 148 56 144 72z') +
    cut(s, 'M100 24Q108 56 134 68M120 24Q124 50 138 66', 2.5) +
    disc(138, 72, 9, inks.accent, ` stroke="${inks.cut}" stroke-width="3"`) +
    stroke('M104 322C160 350 220 346 268 326', inks.accent, 12) +
    repeat(6, (index) => disc(118 + index * 26, [334, 342, 346, 346, 342, 336][index] ?? 340, 5, inks.cut))
  );
};

/** A cobra, its hood spread, risen from its coils. */
export const snake: Scene = (s) => {
  const { inks } = s;
  const coil = (y: number, rx: number, ry: number): string =>
    oval(160, y, rx, ry, inks.body, ` stroke="${inks.ground}" stroke-width="5"`) +
    svg`<path d="M${160 - rx + 14} ${y + 4}A${rx} ${ry} 0 0 0 ${160 + rx - 14} ${y + 4}" fill="none" stroke="${inks.accent}" stroke-width="${ry * 0.3}" stroke-dasharray="0 16"/>` +
    shade(
      s,
      svg`M160 ${y + ry}A${rx} ${ry} 0 0 0 ${160 + rx} ${y}Q${160 + rx * 0.5} ${y + ry * 0.5} 160 ${y + ry}z`,
    );
  return (
    paper(s) +
    glory(160, 130, 400, inks.field, 30) +
    shape('M160 26L294 178L160 330L26 178z', inks.ground, ` stroke="${inks.accent}" stroke-width="4"`) +
    stroke('M160 8L310 178L160 348L10 178z', inks.body, 2) +
    coil(338, 128, 34) +
    coil(302, 108, 30) +
    coil(270, 84, 26) +
    shape(
      'M160 56C186 56 200 68 204 84C254 98 266 160 240 206C226 230 206 244 200 268Q160 290 120 268C114 244 94 230 80 206C54 160 66 98 116 84C120 68 134 56 160 56z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="6"`,
    ) +
    shade(
      s,
      'M204 84C254 98 266 160 240 206C226 230 206 244 200 268Q188 274 176 276C200 220 208 150 190 100z',
    ) +
    shape(
      'M134 118Q160 128 186 118C200 170 192 224 184 272Q160 282 136 272C128 224 120 170 134 118z',
      inks.cut,
    ) +
    repeat(7, (index) =>
      gilt(
        s,
        svg`M${136 - Math.sin(index * 0.42) * 7} ${168 + index * 15}Q160 ${178 + index * 15} ${184 + Math.sin(index * 0.42) * 7} ${168 + index * 15}v7Q160 ${185 + index * 15} ${136 - Math.sin(index * 0.42) * 7} ${175 + index * 15}z`,
      ),
    ) +
    [-1, 1]
      .map(
        (side) =>
          ring(160 + side * 58, 150, 17, inks.cut, 4) +
          disc(160 + side * 58, 150, 9, inks.accent) +
          cut(s, svg`M${160 + side * 44} 196Q${160 + side * 54} 186 ${160 + side * 66} 190`, 3),
      )
      .join('') +
    shape(
      'M160 50C188 50 202 70 198 92C194 112 178 124 160 124C142 124 126 112 122 92C118 70 132 50 160 50z',
      inks.body,
      ` stroke="${inks.cut}" stroke-width="4"`,
    ) +
    shape(
      'M132 84L152 92Q146 102 136 98zM188 84L168 92Q174 102 184 98z',
      inks.accent,
      ` stroke="${inks.cut}" stroke-width="2.500"`,
    ) +
    cut(s, 'M140 110Q160 118 180 110M156 104v2M164 104v2', 3) +
    stroke('M160 114V140M160 140L149 158M160 140L171 158', inks.accent, 4.5)
  );
};

/** A winged dragon of heraldry, breathing fire. */
export const dragon: Scene = (s) => {
  const { inks } = s;
  return (
    paper(s) +
    fill(s, 'n') +
    shape(
      'M176 206C168 140 190 70 244 22C252 34 262 40 276 40C270 54 276 66 292 74C280 88 280 104 294 122C276 130 268 146 276 168C254 168 240 182 238 206C226 216 196 222 176 206z',
      inks.accent,
      ` stroke="${inks.ground}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    gilt(
      s,
      'M52 124C36 150 20 166 24 208C26 262 70 276 84 312C112 268 108 232 86 214Q94 232 84 244C82 212 62 206 64 172Q54 186 56 204C44 176 50 150 64 128z',
    ) +
    shape(
      'M56 132C44 168 42 206 62 232C76 248 84 260 86 282C96 262 94 250 84 250C70 226 50 200 52 168z',
      inks.ground,
    ) +
    stroke(
      'M178 206C180 140 200 76 244 22M180 206Q210 120 276 40M182 208Q220 130 292 74M184 210Q226 154 294 122M188 212Q230 184 276 168',
      inks.ground,
      3.5,
    ) +
    // Tail, then the body with the neck.
    shape(
      'M214 248C262 270 270 326 220 338C176 348 130 330 92 342L92 330L56 352L96 376L94 360C140 350 180 372 230 360C302 342 292 254 238 228z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    shade(
      s,
      'M238 228C292 254 302 342 230 360C180 372 140 350 94 360Q160 344 226 350C276 332 272 270 238 228z',
    ) +
    shape(
      'M96 62L112 34L120 62L142 44L138 74C190 84 206 128 180 168C166 190 172 202 190 206C226 214 256 240 238 276C222 306 178 306 152 284C118 254 112 214 136 174C150 150 146 128 126 124C112 128 98 126 84 130C70 138 52 138 40 128L60 118L36 112C34 98 46 88 60 86C70 72 82 64 96 62z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="5" stroke-linejoin="round"`,
    ) +
    shade(
      s,
      'M138 74C190 84 206 128 180 168C166 190 172 202 190 206C226 214 256 240 238 276C226 298 200 304 178 298C220 270 200 226 166 214C150 196 184 140 138 74z',
    ) +
    gilt(
      s,
      'M126 124C150 128 150 150 136 174C112 214 118 254 152 284C168 270 160 250 150 232C144 206 170 170 166 144Q156 124 126 124z',
    ) +
    stroke(
      'M144 136L164 136M146 152L164 156M138 172L156 180M128 190L148 200M124 210L146 216M124 230L150 234M132 252L156 250M142 270L158 264',
      inks.ground,
      3,
    ) +
    solid(s, 'M152 78L172 66L170 88L192 86L182 106L204 112L188 124L204 138L184 144L194 160L176 164z') +
    shape('M92 84Q104 74 116 82Q108 94 94 94z', inks.cut) +
    disc(104, 86, 4.5, inks.accent) +
    cut(s, 'M42 100q6-6 10 0M60 118Q84 118 98 108M120 62Q128 76 144 80', 3) +
    solid(s, 'M62 118l5 10 5-11zM80 116l5 10 5-12z') +
    shape(
      'M156 266C150 296 130 306 108 300L92 294L100 306L84 306L98 316L88 324C112 332 140 326 160 308Q184 300 184 280z',
      inks.body,
      ` stroke="${inks.ground}" stroke-width="4" stroke-linejoin="round"`,
    ) +
    hairFrame(s)
  );
};
