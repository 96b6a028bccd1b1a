export const words = {
  en: {
    name: 'Image spots',
    adjective: 'image-spots',
    region: (number: number) => `Region ${number}`,
    choose: 'Choose…',
    found: 'Found',
    missed: 'Not found',
  },
  fr: {
    name: 'Zones d’une image',
    adjective: 'à zones d’image',
    region: (number: number) => `Zone ${number}`,
    choose: 'Choisir…',
    found: 'Trouvée',
    missed: 'Non trouvée',
  },
}
