/** Atomic number, symbol, English name, French name. */
export const ELEMENTS_TABLE = `
1 H hydrogen hydrogène
2 He helium hélium
3 Li lithium lithium
4 Be beryllium béryllium
5 B boron bore
6 C carbon carbone
7 N nitrogen azote
8 O oxygen oxygène
9 F fluorine fluor
10 Ne neon néon
11 Na sodium sodium
12 Mg magnesium magnésium
13 Al aluminium aluminium
14 Si silicon silicium
15 P phosphorus phosphore
16 S sulfur soufre
17 Cl chlorine chlore
18 Ar argon argon
19 K potassium potassium
20 Ca calcium calcium
21 Sc scandium scandium
22 Ti titanium titane
23 V vanadium vanadium
24 Cr chromium chrome
25 Mn manganese manganèse
26 Fe iron fer
27 Co cobalt cobalt
28 Ni nickel nickel
29 Cu copper cuivre
30 Zn zinc zinc
31 Ga gallium gallium
32 Ge germanium germanium
33 As arsenic arsenic
34 Se selenium sélénium
35 Br bromine brome
36 Kr krypton krypton
37 Rb rubidium rubidium
38 Sr strontium strontium
39 Y yttrium yttrium
40 Zr zirconium zirconium
41 Nb niobium niobium
42 Mo molybdenum molybdène
43 Tc technetium technétium
44 Ru ruthenium ruthénium
45 Rh rhodium rhodium
46 Pd palladium palladium
47 Ag silver argent
48 Cd cadmium cadmium
49 In indium indium
50 Sn tin étain
51 Sb antimony antimoine
52 Te tellurium tellure
53 I iodine iode
54 Xe xenon xénon
55 Cs caesium césium
56 Ba barium baryum
57 La lanthanum lanthane
58 Ce cerium cérium
59 Pr praseodymium praséodyme
60 Nd neodymium néodyme
61 Pm promethium prométhium
62 Sm samarium samarium
63 Eu europium europium
64 Gd gadolinium gadolinium
65 Tb terbium terbium
66 Dy dysprosium dysprosium
67 Ho holmium holmium
68 Er erbium erbium
69 Tm thulium thulium
70 Yb ytterbium ytterbium
71 Lu lutetium lutécium
72 Hf hafnium hafnium
73 Ta tantalum tantale
74 W tungsten tungstène
75 Re rhenium rhénium
76 Os osmium osmium
77 Ir iridium iridium
78 Pt platinum platine
79 Au gold or
80 Hg mercury mercure
81 Tl thallium thallium
82 Pb lead plomb
83 Bi bismuth bismuth
84 Po polonium polonium
85 At astatine astate
86 Rn radon radon
87 Fr francium francium
88 Ra radium radium
89 Ac actinium actinium
90 Th thorium thorium
91 Pa protactinium protactinium
92 U uranium uranium
93 Np neptunium neptunium
94 Pu plutonium plutonium
95 Am americium américium
96 Cm curium curium
97 Bk berkelium berkélium
98 Cf californium californium
99 Es einsteinium einsteinium
100 Fm fermium fermium
101 Md mendelevium mendélévium
102 No nobelium nobélium
103 Lr lawrencium lawrencium
104 Rf rutherfordium rutherfordium
105 Db dubnium dubnium
106 Sg seaborgium seaborgium
107 Bh bohrium bohrium
108 Hs hassium hassium
109 Mt meitnerium meitnérium
110 Ds darmstadtium darmstadtium
111 Rg roentgenium roentgenium
112 Cn copernicium copernicium
113 Nh nihonium nihonium
114 Fl flerovium flérovium
115 Mc moscovium moscovium
116 Lv livermorium livermorium
117 Ts tennessine tennesse
118 Og oganesson oganesson
`

/** Numbers of those that everybody has heard of, and of those that school mentions. */
export const WELL_KNOWN = new Set([
  1, 2, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 19, 20, 26, 29, 30, 47, 50, 53, 79, 80, 82, 92,
])
export const SCHOOL_KNOWN = new Set([
  3, 4, 5, 14, 18, 22, 24, 25, 27, 28, 33, 34, 35, 36, 48, 51, 54, 55, 56, 74, 78, 83, 86, 88, 90, 94,
])

/** The family of an element by its number, as school names them. */
export const FAMILIES: readonly { en: string; fr: string; numbers: readonly number[] }[] = [
  { en: 'the alkali metals', fr: 'les métaux alcalins', numbers: [3, 11, 19, 37, 55, 87] },
  { en: 'the alkaline earth metals', fr: 'les métaux alcalino-terreux', numbers: [4, 12, 20, 38, 56, 88] },
  { en: 'the halogens', fr: 'les halogènes', numbers: [9, 17, 35, 53] },
  { en: 'the noble gases', fr: 'les gaz nobles', numbers: [2, 10, 18, 36, 54, 86] },
  {
    en: 'the transition metals',
    fr: 'les métaux de transition',
    numbers: [22, 23, 24, 25, 26, 27, 28, 29, 42, 46, 47, 74, 78, 79],
  },
  { en: 'the lanthanides', fr: 'les lanthanides', numbers: [58, 59, 60, 62, 63, 64, 65, 66, 67, 68] },
  { en: 'the actinides', fr: 'les actinides', numbers: [90, 91, 92, 93, 94, 95, 96, 97, 98] },
]
