import type en from '../../en/common/form.ts'

const form: typeof en = {
  list: {
    moveUp: 'Monter : {{item}}',
    moveDown: 'Descendre : {{item}}',
    remove: 'Retirer : {{item}}',
    removed: 'Vous avez retiré\u00a0: {{item}}',
    putBack: 'Remettre',
    moved: '{{item}} est maintenant en position {{position}} sur {{count}}.',
  },
  tooLong_one: 'Utilisez au plus {{max}} caractères\u00a0: il y en a {{count}} de trop.',
  tooLong_other: 'Utilisez au plus {{max}} caractères\u00a0: il y en a {{count}} de trop.',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    sentence: 'Ce que vous avez modifié sur cette page n’est pas enregistré et serait perdu.',
    leave: 'Quitter',
  },
}

export default form
