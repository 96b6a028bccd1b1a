/** Number, « de » form with the name, prefecture, region since 2016; one department a line. */
export const DEPARTMENTS_TABLE = `
01|de l’Ain|Bourg-en-Bresse|Auvergne-Rhône-Alpes
02|de l’Aisne|Laon|Hauts-de-France
03|de l’Allier|Moulins|Auvergne-Rhône-Alpes
04|des Alpes-de-Haute-Provence|Digne-les-Bains|Provence-Alpes-Côte d’Azur
05|des Hautes-Alpes|Gap|Provence-Alpes-Côte d’Azur
06|des Alpes-Maritimes|Nice|Provence-Alpes-Côte d’Azur
07|de l’Ardèche|Privas|Auvergne-Rhône-Alpes
08|des Ardennes|Charleville-Mézières|Grand Est
09|de l’Ariège|Foix|Occitanie
10|de l’Aube|Troyes|Grand Est
11|de l’Aude|Carcassonne|Occitanie
12|de l’Aveyron|Rodez|Occitanie
13|des Bouches-du-Rhône|Marseille|Provence-Alpes-Côte d’Azur
14|du Calvados|Caen|Normandie
15|du Cantal|Aurillac|Auvergne-Rhône-Alpes
16|de la Charente|Angoulême|Nouvelle-Aquitaine
17|de la Charente-Maritime|La Rochelle|Nouvelle-Aquitaine
18|du Cher|Bourges|Centre-Val de Loire
19|de la Corrèze|Tulle|Nouvelle-Aquitaine
2A|de la Corse-du-Sud|Ajaccio|Corse
2B|de la Haute-Corse|Bastia|Corse
21|de la Côte-d’Or|Dijon|Bourgogne-Franche-Comté
22|des Côtes-d’Armor|Saint-Brieuc|Bretagne
23|de la Creuse|Guéret|Nouvelle-Aquitaine
24|de la Dordogne|Périgueux|Nouvelle-Aquitaine
25|du Doubs|Besançon|Bourgogne-Franche-Comté
26|de la Drôme|Valence|Auvergne-Rhône-Alpes
27|de l’Eure|Évreux|Normandie
28|de l’Eure-et-Loir|Chartres|Centre-Val de Loire
29|du Finistère|Quimper|Bretagne
30|du Gard|Nîmes|Occitanie
31|de la Haute-Garonne|Toulouse|Occitanie
32|du Gers|Auch|Occitanie
33|de la Gironde|Bordeaux|Nouvelle-Aquitaine
34|de l’Hérault|Montpellier|Occitanie
35|de l’Ille-et-Vilaine|Rennes|Bretagne
36|de l’Indre|Châteauroux|Centre-Val de Loire
37|de l’Indre-et-Loire|Tours|Centre-Val de Loire
38|de l’Isère|Grenoble|Auvergne-Rhône-Alpes
39|du Jura|Lons-le-Saunier|Bourgogne-Franche-Comté
40|des Landes|Mont-de-Marsan|Nouvelle-Aquitaine
41|du Loir-et-Cher|Blois|Centre-Val de Loire
42|de la Loire|Saint-Étienne|Auvergne-Rhône-Alpes
43|de la Haute-Loire|Le Puy-en-Velay|Auvergne-Rhône-Alpes
44|de la Loire-Atlantique|Nantes|Pays de la Loire
45|du Loiret|Orléans|Centre-Val de Loire
46|du Lot|Cahors|Occitanie
47|du Lot-et-Garonne|Agen|Nouvelle-Aquitaine
48|de la Lozère|Mende|Occitanie
49|de Maine-et-Loire|Angers|Pays de la Loire
50|de la Manche|Saint-Lô|Normandie
51|de la Marne|Châlons-en-Champagne|Grand Est
52|de la Haute-Marne|Chaumont|Grand Est
53|de la Mayenne|Laval|Pays de la Loire
54|de Meurthe-et-Moselle|Nancy|Grand Est
55|de la Meuse|Bar-le-Duc|Grand Est
56|du Morbihan|Vannes|Bretagne
57|de la Moselle|Metz|Grand Est
58|de la Nièvre|Nevers|Bourgogne-Franche-Comté
59|du Nord|Lille|Hauts-de-France
60|de l’Oise|Beauvais|Hauts-de-France
61|de l’Orne|Alençon|Normandie
62|du Pas-de-Calais|Arras|Hauts-de-France
63|du Puy-de-Dôme|Clermont-Ferrand|Auvergne-Rhône-Alpes
64|des Pyrénées-Atlantiques|Pau|Nouvelle-Aquitaine
65|des Hautes-Pyrénées|Tarbes|Occitanie
66|des Pyrénées-Orientales|Perpignan|Occitanie
67|du Bas-Rhin|Strasbourg|Grand Est
68|du Haut-Rhin|Colmar|Grand Est
69|du Rhône|Lyon|Auvergne-Rhône-Alpes
70|de la Haute-Saône|Vesoul|Bourgogne-Franche-Comté
71|de Saône-et-Loire|Mâcon|Bourgogne-Franche-Comté
72|de la Sarthe|Le Mans|Pays de la Loire
73|de la Savoie|Chambéry|Auvergne-Rhône-Alpes
74|de la Haute-Savoie|Annecy|Auvergne-Rhône-Alpes
75|de Paris|-|Île-de-France
76|de la Seine-Maritime|Rouen|Normandie
77|de Seine-et-Marne|Melun|Île-de-France
78|des Yvelines|Versailles|Île-de-France
79|des Deux-Sèvres|Niort|Nouvelle-Aquitaine
80|de la Somme|Amiens|Hauts-de-France
81|du Tarn|Albi|Occitanie
82|de Tarn-et-Garonne|Montauban|Occitanie
83|du Var|Toulon|Provence-Alpes-Côte d’Azur
84|du Vaucluse|Avignon|Provence-Alpes-Côte d’Azur
85|de la Vendée|La Roche-sur-Yon|Pays de la Loire
86|de la Vienne|Poitiers|Nouvelle-Aquitaine
87|de la Haute-Vienne|Limoges|Nouvelle-Aquitaine
88|des Vosges|Épinal|Grand Est
89|de l’Yonne|Auxerre|Bourgogne-Franche-Comté
90|du Territoire de Belfort|-|Bourgogne-Franche-Comté
91|de l’Essonne|Évry-Courcouronnes|Île-de-France
92|des Hauts-de-Seine|Nanterre|Île-de-France
93|de la Seine-Saint-Denis|Bobigny|Île-de-France
94|du Val-de-Marne|Créteil|Île-de-France
95|du Val-d’Oise|Cergy|Île-de-France
971|de la Guadeloupe|Basse-Terre|-
972|de la Martinique|Fort-de-France|-
973|de la Guyane|Cayenne|-
974|de La Réunion|Saint-Denis|-
976|de Mayotte|Mamoudzou|-
`

export const WELL_KNOWN = new Set(
  '06 13 21 29 31 33 34 35 38 44 54 59 62 63 64 67 69 75 76 78 92 93 974'.split(' '),
)
export const KNOWN = new Set(
  '14 17 25 2A 2B 30 37 42 45 49 51 56 57 68 72 73 74 77 80 83 84 85 86 87 91 94 95 971 972 973'.split(' '),
)
