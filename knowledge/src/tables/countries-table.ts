/**
 * What the country package doesn't hold: how well known a country is (e, m, t), its French article, the French name of
 * its capital (`=`: as in English; `-`: not asked, because it is disputed, shared, on the move, or named like the country).
 */
export const COUNTRIES_TABLE = `
FR e la Paris
DE e l’ Berlin
IT e l’ Rome
ES e l’ Madrid
PT e le Lisbonne
GB e le Londres
IE e l’ Dublin
BE e la Bruxelles
NL e les Amsterdam
CH e la Berne
AT e l’ Vienne
PL e la Varsovie
GR e la Athènes
SE e la Stockholm
NO e la Oslo
DK e le Copenhague
FI e la Helsinki
RU e la Moscou
HU e la Budapest
CZ e la Prague
UA e l’ Kiev
US e les Washington
CA e le Ottawa
MX e le -
BR e le Brasilia
AR e l’ Buenos Aires
CL e le Santiago
PE e le Lima
CU e - La Havane
CN e la Pékin
JP e le Tokyo
IN e l’ New Delhi
KR e la Séoul
TR e la Ankara
EG e l’ Le Caire
MA e le Rabat
DZ e l’ Alger
TN e la Tunis
SN e le Dakar
KE e le Nairobi
AU e l’ Canberra
TH e la Bangkok
RO e la Bucarest
HR e la Zagreb
BG m la Sofia
RS m la Belgrade
SK m la Bratislava
SI m la Ljubljana
AL t l’ Tirana
BA t la Sarajevo
LT m la Vilnius
LV t la Riga
EE m l’ Tallinn
IS m l’ Reykjavik
BY t la Minsk
MD t la Chisinau
MK t la Skopje
ME t le Podgorica
CY m - Nicosie
MT m - La Valette
LU m le -
MC m - -
AD m - -
LI t le Vaduz
GE m la Tbilissi
AM m l’ Erevan
AZ m l’ Bakou
CO m la Bogota
VE m le Caracas
EC m l’ Quito
BO m la -
PY m le Asuncion
UY m l’ Montevideo
CR m le =
PA m le -
GT m le -
HN m le Tegucigalpa
NI m le Managua
SV m le -
HT m - Port-au-Prince
DO m la Saint-Domingue
JM m la Kingston
VN m le Hanoï
ID m l’ -
MY m la Kuala Lumpur
PH m les Manille
SG m - -
KH m le Phnom Penh
LA m le Vientiane
MM m la Naypyidaw
MN m la Oulan-Bator
NP m le Katmandou
BD m le Dacca
PK m le Islamabad
AF m l’ Kaboul
IR m l’ Téhéran
IQ m l’ Bagdad
SY m la Damas
LB m le Beyrouth
JO m la Amman
SA m l’ Riyad
AE m les Abou Dabi
QA m le Doha
KW m le -
OM m - Mascate
YE m le Sanaa
IL m - -
KZ m le Astana
UZ m l’ Tachkent
KP m la Pyongyang
LK m le -
LY m la Tripoli
SD m le Khartoum
ET m l’ Addis-Abeba
NG m le Abuja
GH m le Accra
CI m la Yamoussoukro
CM m le Yaoundé
ML m le Bamako
NE m le Niamey
BF m le Ouagadougou
TD m le N’Djamena
GA m le Libreville
CD m la Kinshasa
MG m - Antananarivo
UG m l’ Kampala
RW m le Kigali
TZ m la Dodoma
ZA m l’ -
NZ m la Wellington
TG t le Lomé
BJ t le Porto-Novo
GN t la Conakry
MR t la Nouakchott
CG t la Brazzaville
CF t la Bangui
AO t l’ Luanda
MZ t le Maputo
ZM t la Lusaka
ZW t le Harare
NA t la Windhoek
BW t le Gaborone
MW t le Lilongwe
LS t le Maseru
SO t la Mogadiscio
ER t l’ Asmara
BI t le Gitega
SS t le Djouba
LR t le Monrovia
SL t la Freetown
GM t la Banjul
GW t la -
GQ t la -
CV t le Praia
MU t l’ Port-Louis
SC t les Victoria
KM t les Moroni
DJ t - -
SZ t l’ -
ST t - -
BT t le Thimphou
MV t les Malé
BN t le Bandar Seri Begawan
TL t le Dili
BH t - Manama
KG t le Bichkek
TJ t le Douchanbé
TM t le Achgabat
GY t le Georgetown
SR t le Paramaribo
BZ t le Belmopan
BB t la Bridgetown
TT t - Port-d’Espagne
BS t les Nassau
GD t la Saint-Georges
DM t la Roseau
LC t - Castries
FJ t les Suva
PG t la Port Moresby
WS t les Apia
TO t les Nuku’alofa
VU t le Port-Vila
SB t les Honiara
SM t - -
`

/** Names that are clearer, or more usual, than those the package and the platform give. */
export const NAMES: Record<string, { en?: string; fr?: string }> = {
  CD: { en: 'the Democratic Republic of the Congo', fr: 'République démocratique du Congo' },
  CG: { en: 'the Republic of the Congo', fr: 'République du Congo' },
  CF: { en: 'the Central African Republic' },
  DO: { en: 'the Dominican Republic' },
  US: { en: 'the United States' },
  GB: { en: 'the United Kingdom' },
  NL: { en: 'the Netherlands' },
  AE: { en: 'the United Arab Emirates' },
  PH: { en: 'the Philippines' },
  BS: { en: 'the Bahamas' },
  GM: { en: 'the Gambia' },
  MV: { en: 'the Maldives' },
  KM: { en: 'the Comoros' },
  SC: { en: 'the Seychelles' },
  SB: { en: 'the Solomon Islands' },
  TR: { en: 'Turkey' },
  MM: { fr: 'Birmanie' },
  VN: { fr: 'Vietnam' },
  MU: { fr: 'île Maurice' },
}

/** Capitals that the package writes in another way. */
export const CAPITALS: Record<string, string> = {
  US: 'Washington, D.C.',
  MN: 'Ulaanbaatar',
  TD: 'N’Djamena',
  YE: 'Sanaa',
  TO: 'Nukuʻalofa',
  GD: 'St. George’s',
}

/** Other spellings of a capital that are right when typed. */
export const ALSO: Record<string, { en?: readonly string[]; fr?: readonly string[] }> = {
  US: { en: ['Washington', 'Washington DC'], fr: ['Washington, D.C.', 'Washington D.C.'] },
  UA: { en: ['Kiev'], fr: ['Kyiv'] },
  CN: { en: ['Peking'], fr: ['Beijing'] },
  MN: { en: ['Ulan Bator'], fr: ['Oulan Bator'] },
  MD: { en: ['Chisinau'], fr: ['Chișinău'] },
  IN: { en: ['Delhi'], fr: ['Delhi'] },
  BR: { en: ['Brasilia'], fr: ['Brasília'] },
  CO: { en: ['Bogota'], fr: ['Bogotá'] },
  PY: { en: ['Asuncion'], fr: ['Asunción'] },
  CR: { en: ['San Jose'], fr: ['San José'] },
  SS: { fr: ['Juba'] },
  AE: { fr: ['Abu Dhabi'] },
  BD: { fr: ['Dhaka'] },
  NP: { fr: ['Kathmandu'] },
}
