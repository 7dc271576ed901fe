import type { Sprite } from './sprite.ts';

/** A player from the front: `1` is what they wear. */
export const player: Sprite = `
....nnn| ...nnnn| ...nttt| ...t#tt| ...tttt| ...ttt#| ....ttt| ..11111| .111111| .111111| .t1111w| .t11111| .t.1111| ...bbbb| ...bb.b| ...bb..| ..###..|`;
/** Its poles to the right. */
export const magnet: Sprite = `
...rrrrrrrwww ..rrrrrrrrwww .rrwwwwrrrwww rrrrrrrrrrwww rrrr......... rrrr......... rrrr......... rrrr......... rrrr......... rrrr......... rrrrrrrrrrwww .rrwwwwrrrwww ..rrrrrrrrwww ...rrrrrrrwww`;
export const wallet: Sprite = `
.....yyyy............. ...yyyoyyyy........... ..yyoooooyyy.eee...... .nnnnnnnnnnnnnnnnnn... nnnnnnnnnnnnnnnnnnnn.. noooooooooooooooooon.. noononononononononon.. noooooooooooooooooon.. nooooooooooooonnnnnnn. noooooooooooonnnnnnnnn noooooooooooonnyynnnnn noooooooooooonnyynnnnn nooooooooooooonnnnnnn. noooooooooooooooooon.. noononononononononon.. noooooooooooooooooon.. nnnnnnnnnnnnnnnnnnnn.. .nnnnnnnnnnnnnnnnnn...`;
export const medkit: Sprite = `
....####| ...##...| ...#....| rrrrrrrr| rwrrrrrr| rwrrrrww| rwrrrrww| rwrrwwww| rwrrwwww| rwrrrrww| rwrrrrww| rrrrrrrr| rrrrrrrr| .rrrrrrr|`;
export const brokenHeart: Sprite = `
..rrrr...rrrr.. .rrwrrr#rrrrrr. rrwwrrr#rrrrrrr rrwrrr#rrrrrrrr rrrrrrr#rrrrrrr rrrrrrrr#rrrrrr .rrrrrr#rrrrrr. ..rrrr#rrrrrr.. ...rrrr#rrrr... ....rrrr#rr.... .....rr#rr..... ......r#r...... .......r.......`;
export const arrow: Sprite = `
......1.... ......11... 111111111.. 1111111111. 11111111111 1111111111. 111111111.. ......11... ......1....`;
export const cloud: Sprite = `
........wwww........ ......wwwwwwww...... ..www.wwwwwwwwww.... .wwwwwwwwwwwwwwwww.. wwwwwwwwwwwwwwwwwww. wwwwwwwwwwwwwwwwwwww wwwccwwwwwwwwccwwwww wccccccwwwwccccccwwc .cccccccccccccccccc. ..cccccccccccccccc..`;
export const umbrellaUp: Sprite = `
p......p......y| pp....ppy....yy| ppppppp#yyyyyyy| .pppppp#yyyyyyy| .ppppppp#yyyyyy| ..pppppp#yyyyyy| ...pppppp#yyyyy| ....pppppp#yyyy| ......ppppp#yyy| .........ppp#yy| ............yyy| ..............#| ..............#|`;
export const twice: Sprite = `
.........3333.. 3...3...33..33. 33.33.......33. .333.....3333.. .333....33..... 33.33...33..... 3...3...333333.`;
