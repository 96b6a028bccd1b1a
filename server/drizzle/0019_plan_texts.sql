-- The plans name what they have had since: only where the administrator left their lines as they were.
UPDATE "plans" SET "texts" = jsonb_set("texts", '{en,features}', '["Questions generated from a subject or your own text", "Timed quizzes with anti-cheat monitoring", "Results as they come in", "Certificates, several attempts and a grade book", "Export to learning platforms"]'::jsonb)
WHERE "kind" = 'free' AND "texts" #> '{en,features}' IN (
  '["Questions generated from a subject or your own text", "Timed quizzes with anti-cheat monitoring", "Results as they come in", "Export to learning platforms"]'::jsonb,
  '["Questions generated from a subject or your own text", "Timed quizzes with anti-cheat monitoring", "Results as they come in"]'::jsonb
);--> statement-breakpoint
UPDATE "plans" SET "texts" = jsonb_set("texts", '{fr,features}', '["Questions générées à partir d’un sujet ou de votre texte", "Quiz chronométrés et surveillés", "Résultats en direct", "Certificats, tentatives multiples et carnet de notes", "Export vers les plateformes d’apprentissage"]'::jsonb)
WHERE "kind" = 'free' AND "texts" #> '{fr,features}' IN (
  '["Questions générées à partir d’un sujet ou de votre texte", "Quiz chronométrés et surveillés", "Résultats en direct", "Export vers les plateformes d’apprentissage"]'::jsonb,
  '["Questions générées à partir d’un sujet ou de votre texte", "Quiz minutés et surveillés", "Résultats en direct", "Export vers les plateformes d’apprentissage"]'::jsonb,
  '["Questions générées à partir d’un sujet ou de votre texte", "Quiz minutés et surveillés", "Résultats en direct"]'::jsonb
);--> statement-breakpoint
UPDATE "plans" SET "texts" = jsonb_set("texts", '{en,features}', '["Everything in Pro", "Members with roles and limits", "A shared question bank", "Your own name, logo and colour"]'::jsonb)
WHERE "kind" = 'organization' AND "texts" #> '{en,features}' IN (
  '["Everything in Pro", "Members with roles and limits", "A shared question bank"]'::jsonb
);--> statement-breakpoint
UPDATE "plans" SET "texts" = jsonb_set("texts", '{fr,features}', '["Tout ce que comprend la formule Pro", "Des membres avec des rôles et des limites", "Une banque de questions partagée", "Votre nom, votre logo et votre couleur"]'::jsonb)
WHERE "kind" = 'organization' AND "texts" #> '{fr,features}' IN (
  '["Tout ce que comprend la formule Pro", "Des membres avec des rôles et des limites", "Une banque de questions partagée"]'::jsonb,
  '["Tout ce que comprend Pro", "Des membres avec rôles et limites", "Une banque de questions partagée"]'::jsonb
);
